/** The package describes its other files alone. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  interface HeifImage {
    get_width: () => number
    get_height: () => number
    /** A container may hold several, thumbnails among them. */
    is_primary: () => boolean
    /** @param done null where it could not be decoded */
    display: (
      into: { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number },
      done: (shown: { data: Uint8ClampedArray<ArrayBuffer> } | null) => void,
    ) => void
  }
  interface Library {
    /** Decodes to nothing what it cannot read. */
    HeifDecoder: new () => { decode: (bytes: Uint8Array) => HeifImage[] }
  }
  export default function build(): Library
}
