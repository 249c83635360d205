import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TEXTS = '**/*.{css,html,js,mjs,json,svg,webmanifest}'
/** Bytes: what is smaller travels in one packet either way. */
const WORTH_IT = 1400

/** Writes `x.br` and `x.gz` beside each text x of a folder, as small as they get: the server sends them as they lie. */
export function compressFiles(folder: string): void {
  for (const path of globSync(TEXTS, { cwd: folder }).map((name) => join(folder, name))) {
    const { size } = statSync(path)
    if (size < WORTH_IT) continue
    const text = readFileSync(path)
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: size } }),
    )
    writeFileSync(`${path}.gz`, gzipSync(text, { level: constants.Z_BEST_COMPRESSION }))
  }
}
