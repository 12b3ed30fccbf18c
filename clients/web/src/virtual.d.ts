// Modules that tools/cards.ts and tools/rules.ts make.
declare module 'virtual:cards/*' {
  const words: Record<string, string>;
  export default words;
}
declare module 'virtual:rules' {
  const sheets: Record<string, () => Promise<{ default: import('./rules/sheet').RuleSheet }>>;
  export default sheets;
}
