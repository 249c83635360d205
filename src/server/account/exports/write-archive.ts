import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import { type ExportPart, exportPage } from './export-page-view.ts'

interface Archive {
  language: InterfaceLanguage
  at: Date
  parts: readonly ExportPart[]
  /** Pictures: the id, and the key of the file in the storage. */
  files: readonly { id: string; key: string }[]
  open(key: string): Promise<Readable | null>
}

/** Where a picture stands in the archive. */
const pathOf = (id: string): string => `media/${id}.webp`

/**
 * A zip as it is read: index.html for people, data/{feature}.json with every row for programs, media/ with the
 * pictures. Only one picture is open at a time.
 */
export function writeArchive({ language, at, parts, files, open }: Archive): Readable {
  const zip = new ZipFile()
  const pictures = new Map(files.map(({ id }) => [id, pathOf(id)]))
  const add = (path: string, text: string) => zip.addBuffer(Buffer.from(text), path, { mtime: at })
  add('index.html', exportPage({ language, at, parts, pictures }))
  for (const { feature, tables } of parts) add(`data/${feature}.json`, `${JSON.stringify(tables, null, 2)}\n`)
  for (const { id, key } of files) {
    // pictures are compressed already; one that went meanwhile is an empty file
    zip.addReadStreamLazy(pathOf(id), { mtime: at, compress: false }, (done) => {
      open(key).then(
        (stream) => done(null, stream ?? Readable.from([])),
        (error: unknown) => done(error, Readable.from([])),
      )
    })
  }
  const output = new Readable().wrap(zip.outputStream)
  zip.on('error', (error: Error) => output.destroy(error))
  zip.end()
  return output
}
