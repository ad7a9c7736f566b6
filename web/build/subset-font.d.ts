/** The part of it that the build uses; it brings no types of its own. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    /** Layout features that stay, by their OpenType tags. */
    readonly keepFeatures: readonly string[];
    readonly noHinting: boolean;
    /** By axis: a range that stays variable, or the one value that everything is pinned to. */
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
