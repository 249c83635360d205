import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Migration } from './numbered-migrations.ts'

/** One file of database/functions: the function it is named after, and the triggers that run it. */
export interface FunctionFile {
  /** Path below the folder, `<feature>/<function>.sql`. */
  path: string
  /** The function's name in the schema public. */
  name: string
  sql: string
  checksum: string
}

const DEFINITION = /^create (?:or replace )?function ([a-z_]+)\s*\(/gim

/**
 * All functions of the folder, each after those whose names it mentions: PostgreSQL checks a body when it is created.
 * @throws when the folder is missing, when two files have one name, or when functions mention each other in a circle
 */
export function readFunctions(folder: string): FunctionFile[] {
  if (!existsSync(folder))
    throw new Error(`The functions of the database are missing: there is no folder ${folder}.`)
  const files = globSync('*/*.sql', { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map((path) => readFunction(folder, path))
  const byName = new Map(files.map((file) => [file.name, file]))
  const twice = files.find((file) => byName.get(file.name) !== file)
  if (twice) throw new Error(`There are two functions called ${twice.name}: ${twice.path} is one of them.`)
  return inOrder(files, byName)
}

function readFunction(folder: string, path: string): FunctionFile {
  const sql = readFileSync(join(folder, path), 'utf8')
  const checksum = createHash('sha256').update(sql).digest('hex')
  return { path, name: basename(path, '.sql'), sql, checksum }
}

/** Names of functions that the numbered files ever defined: on a new database each is there until its file says otherwise. */
export function formerFunctions(migrations: readonly Migration[]): string[] {
  const names = migrations.flatMap(({ sql }) => [...sql.matchAll(DEFINITION)].map(([, name]) => name ?? ''))
  return [...new Set(names)]
}

const withoutComments = (sql: string) => sql.replaceAll(/--[^\n]*/g, '')

function inOrder(files: readonly FunctionFile[], byName: ReadonlyMap<string, FunctionFile>): FunctionFile[] {
  const ordered = new Set<FunctionFile>()
  const add = (file: FunctionFile, path: readonly FunctionFile[]) => {
    if (ordered.has(file)) return
    if (path.includes(file)) {
      throw new Error(
        `Functions use each other in a circle: ${[...path, file].map(({ name }) => name).join(' → ')}`,
      )
    }
    const words = new Set(withoutComments(file.sql).match(/\w+/g))
    for (const word of words) {
      const used = word === file.name ? undefined : byName.get(word)
      if (used) add(used, [...path, file])
    }
    ordered.add(file)
  }
  for (const file of files) add(file, [])
  return [...ordered]
}
