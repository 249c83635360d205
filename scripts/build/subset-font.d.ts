/** The package brings no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2'
    /** Keeps a range of a variable font's axes, or one value of them. */
    variationAxes?: Record<string, number | { min: number; max: number }>
  }
  /** The font cut down to the characters of `text`. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
