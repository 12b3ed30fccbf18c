// Modules that tools/cards.ts makes.
declare module 'virtual:cards/*' {
  const words: Record<string, string>;
  export default words;
}
