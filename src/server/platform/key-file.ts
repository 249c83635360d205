import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { z } from 'zod'

interface KeyFileOf<T> {
  file: string
  schema: z.ZodType<T>
  create: () => T
  /** What to know before a damaged file is moved away: "people then …". */
  consequence: string
}

/**
 * What a file of keys holds; the first start makes it. Two servers that start at once agree on one file, because a
 * link is made by only one of them.
 * @throws a sentence that says what to do when the file cannot be used
 */
export function readOrCreateKeyFile<T>(of: KeyFileOf<T>): T {
  const { file, create } = of
  const found = findKeys(of)
  if (found !== null) return found
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const draft = writeDraft(file, create())
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(draft)
  }
  const made = findKeys(of)
  if (made === null) throw new Error(`${file} was removed while the server started.`)
  return made
}

/** Replaces a file at once: whoever reads meanwhile sees the old keys or the new ones. */
export function replaceKeyFile(file: string, keys: unknown): void {
  renameSync(writeDraft(file, keys), file)
}

function findKeys<T>({ file, schema, consequence }: KeyFileOf<T>): T | null {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
  try {
    return schema.parse(JSON.parse(text))
  } catch (error) {
    const advice = `restore it from a backup or move it away (${consequence}).`
    throw new Error(`${file} is damaged: ${advice}`, { cause: error })
  }
}

function writeDraft(file: string, keys: unknown): string {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 })
  return draft
}

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code
