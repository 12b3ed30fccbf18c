// What tools/fonts.ts uses of the package, which has no types of its own.
declare module 'subset-font' {
  interface Wishes {
    targetFormat: 'woff2';
    noHinting: boolean;
    keepFeatures: string[];
    variationAxes: Record<string, { min: number; max: number }>;
  }
  export default function subsetFont(font: Buffer, letters: string, wishes: Wishes): Promise<Buffer>;
}
