import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import { type ExportPart, exportPage } from './export-page-view.ts'

interface ArchiveFile {
  id: string
  key: string
  kind: 'picture' | 'voice'
}

interface Archive {
  language: InterfaceLanguage
  at: Date
  parts: readonly ExportPart[]
  /** Pictures and recordings: the id, and the key of the file in the storage. */
  files: readonly ArchiveFile[]
  open(key: string): Promise<Readable | null>
}

/** Where a file stands in the archive. */
const pathOf = ({ id, kind }: ArchiveFile): string => `media/${id}.${kind === 'voice' ? 'webm' : 'webp'}`

/**
 * A zip as it is read: index.html for people, data/{feature}.json with every row for programs, media/ with the
 * pictures and recordings. Only one of them is open at a time.
 */
export function writeArchive({ language, at, parts, files, open }: Archive): Readable {
  const zip = new ZipFile()
  const paths = new Map(files.map((file) => [file.id, pathOf(file)]))
  const add = (path: string, text: string) => zip.addBuffer(Buffer.from(text), path, { mtime: at })
  add('index.html', exportPage({ language, at, parts, paths }))
  for (const { feature, tables } of parts) add(`data/${feature}.json`, `${JSON.stringify(tables, null, 2)}\n`)
  for (const file of files) {
    const { key } = file
    // they are compressed already; one that went meanwhile is an empty file
    zip.addReadStreamLazy(pathOf(file), { mtime: at, compress: false }, (done) => {
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
