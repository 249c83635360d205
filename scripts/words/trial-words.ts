import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TrialLanguage } from '#contract/language/language.ts'
import { ROOT } from '../repository.ts'

/** The files that a language on trial is made of; each is loaded when it is needed. */
const PARTS = ['', '-first', '-dating', '-payments', '-staff']
/** What English has elsewhere: lists of browsers and tables, texts of a library. */
const BESIDE = ['lists', 'aria']

export const trialFiles = (language: TrialLanguage): string[] =>
  PARTS.map((part) => `src/web/app/trial/${language}${part}.json`)

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function readJson(path: string): Record<string, unknown> {
  const read: unknown = JSON.parse(readFileSync(join(ROOT, path), 'utf8'))
  if (!isBranch(read)) throw new Error(`${path} holds no words`)
  return read
}

/** Codes of errors have dots of their own. */
export const escapeDots = (key: string): string => key.replaceAll('.', '/')

/** Every text below a branch with its path, such as ['ui.retry', 'Try again']. */
export function leavesOf(tree: unknown, path: readonly string[] = []): [string, string][] {
  if (typeof tree === 'string') return [[path.join('.'), tree]]
  if (!isBranch(tree)) return []
  return Object.entries(tree).flatMap(([key, branch]) => leavesOf(branch, [...path, escapeDots(key)]))
}

/** In the catalogue the words stand beside what is said of errors and fields; a sentence's key leaves them out. */
const keyOf = (path: string) => path.replace(/^words\./, '')

/** Sentences of a language on trial by their key; those of all its files, or of one. */
export function trialWords(
  language: TrialLanguage,
  files = trialFiles(language),
): ReadonlyMap<string, string> {
  const leaves = files.flatMap((file) => leavesOf(readJson(file)))
  return new Map(
    leaves
      .filter(([path]) => !BESIDE.some((name) => path.startsWith(`${name}.`)))
      .map(([path, text]) => [keyOf(path), text]),
  )
}

/** Puts sentences in the place of those that have their keys. @returns the files that were written */
export function writeTrialWords(language: TrialLanguage, changed: ReadonlyMap<string, string>): string[] {
  return trialFiles(language).filter((file) => {
    const tree = readJson(file)
    const count = replaceLeaves(tree, changed)
    if (count > 0) writeFileSync(join(ROOT, file), `${JSON.stringify(tree, null, 2)}\n`)
    return count > 0
  })
}

function replaceLeaves(
  tree: Record<string, unknown>,
  changed: ReadonlyMap<string, string>,
  path: readonly string[] = [],
): number {
  let count = 0
  for (const [key, branch] of Object.entries(tree)) {
    const at = [...path, escapeDots(key)]
    if (isBranch(branch)) count += replaceLeaves(branch, changed, at)
    const text = changed.get(keyOf(at.join('.')))
    if (typeof branch !== 'string' || text === undefined) continue
    tree[key] = text
    count++
  }
  return count
}
