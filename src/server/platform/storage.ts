/** Where media files lie: keys read `media/{id}/medium.avif`. */
export interface Storage {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Null when there is no such file. */
  get(key: string): Promise<Uint8Array | null>
  delete(prefix: string): Promise<void>
}
