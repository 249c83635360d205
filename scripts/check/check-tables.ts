import { basename, dirname } from 'node:path'
import { FEATURE_ORDER } from './boundary-rules.ts'
import { printVerdict, repositoryFiles } from '../repository.ts'
import type { RepositoryFile, Verdict } from '../repository.ts'
import { READS, READS_MAX, TABLE_OWNERS } from './table-owners.ts'

const SCHEMA = 'src/server/platform/database/schema.ts'
const SERVER_CODE = /^src\/server\/([a-z]+)\/.+\.ts$/
const FUNCTION_FILE = /^database\/functions\/([a-z]+)\/[a-z_]+\.sql$/
const NOT_PRODUCT = /\.(test|fixture)\.ts$|^src\/server\/(app|testing|platform)\//

const TYPESCRIPT_COMMENTS = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g
const SQL_COMMENTS = /--[^\n]*/g
/** Calls of the query builder that take a table, or several in brackets. */
const BUILDER =
  /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|using|from|(?:inner|left|right|full|cross)Join(?:Lateral)?)\(\s*(\[[^\]]*\]|['"`][^'"`]+['"`])/g
/** Words of SQL that a table follows. */
const CLAUSE =
  /\b(?:from|join|update|using)\s+(?:only\s+|lateral\s+)?([a-z_]+(?:\.[a-z_]+)?)(?!\s*\(|[\w.])/gi
/** Columns may follow at once. */
const INTO = /\binto\s+([a-z_]+(?:\.[a-z_]+)?)(?![\w.])/gi
/** A clause of several tables, with commas between them. */
const LIST = /\b(?:from|using)\s+([a-z_.]+(?:\s+as\s+\w+)?(?:\s*,\s*[a-z_.]+(?:\s+as\s+\w+)?)+)/gi
const CALL = /\b([a-z]+(?:_[a-z]+)+)\(/g

export interface Owned {
  tables: ReadonlyMap<string, string>
  functions: ReadonlyMap<string, string>
}

/** The names of tables and functions that a text reads or writes. */
export function namesIn(text: string, { tables, functions }: Owned): Set<string> {
  const names = new Set<string>()
  const plain = text.replaceAll(TYPESCRIPT_COMMENTS, '').replaceAll(SQL_COMMENTS, '')
  for (const [, argument = ''] of plain.matchAll(BUILDER)) {
    for (const [, name = ''] of argument.matchAll(/['"`]([a-z_.]+)(?: as [^'"`]*)?['"`]/g)) {
      if (tables.has(name)) names.add(name)
    }
  }
  for (const [, name = ''] of [...plain.matchAll(CLAUSE), ...plain.matchAll(INTO)]) {
    if (tables.has(name)) names.add(name)
  }
  for (const [, list = ''] of plain.matchAll(LIST)) {
    const listed = list.split(',').map((item) => item.trim().split(/\s/, 1)[0] ?? '')
    for (const name of listed) if (tables.has(name)) names.add(name)
  }
  for (const [, name = ''] of plain.matchAll(CALL)) if (functions.has(name)) names.add(name)
  return names
}

/** Tables by their owner's list, functions by their folder. */
export function ownersOf(files: readonly RepositoryFile[]): Owned {
  const tables = new Map(
    Object.entries(TABLE_OWNERS).flatMap(([owner, names]) => names.map((name) => [name, owner] as const)),
  )
  const functions = new Map(
    files
      .filter(({ path }) => FUNCTION_FILE.test(path))
      .map(({ path }) => [basename(path, '.sql'), basename(dirname(path))] as const),
  )
  return { tables, functions }
}

function tablesOf(files: readonly RepositoryFile[]): string[] {
  const schema = files.find(({ path }) => path === SCHEMA)?.text ?? ''
  const list = schema.slice(schema.indexOf('export interface DB {'))
  return [...list.matchAll(/^ {2}"?([a-z0-9_.]+)"?:/gm)].map(([, name]) => name ?? '')
}

function unowned(tables: readonly string[], owned: Owned): string[] {
  const twice = Object.values(TABLE_OWNERS).flat().length - owned.tables.size
  return [
    ...tables
      .filter((name) => !owned.tables.has(name))
      .map((name) => `${SCHEMA}: the table ${name} has no owner in TABLE_OWNERS`),
    ...[...owned.tables.keys()]
      .filter((name) => !tables.includes(name))
      .map((name) => `scripts/check/table-owners.ts: there is no table ${name}`),
    ...(twice > 0 ? [`scripts/check/table-owners.ts: ${twice} tables have two owners`] : []),
  ]
}

/** What each feature reads of others, by feature: the file that does so first, by name of what it reads. */
export function foreignReads(
  files: readonly RepositoryFile[],
  owned: Owned,
): Map<string, Map<string, string>> {
  const reads = new Map<string, Map<string, string>>()
  for (const { path, text } of files) {
    const feature = (FUNCTION_FILE.exec(path) ?? SERVER_CODE.exec(path))?.[1]
    if (feature === undefined || feature === 'platform' || NOT_PRODUCT.test(path)) continue
    const foreign = reads.get(feature) ?? new Map<string, string>()
    reads.set(feature, foreign)
    for (const name of namesIn(text, owned)) {
      const owner = owned.tables.get(name) ?? owned.functions.get(name)
      if (owner !== feature && owner !== 'platform' && !foreign.has(name)) foreign.set(name, path)
    }
  }
  return reads
}

/** A feature names its own tables and functions, those of the platform, and those that READS lists for it. */
export function checkTables(files: readonly RepositoryFile[], permitted = READS): Verdict {
  const owned = ownersOf(files)
  const problems = unowned(tablesOf(files), owned)
  const reads = foreignReads(files, owned)
  let count = 0
  for (const [feature, foreign] of reads) {
    const listed = permitted[feature] ?? []
    for (const [name, path] of foreign) {
      if (!listed.includes(name)) {
        const owner = owned.tables.get(name) ?? owned.functions.get(name)
        problems.push(`${path}: ${name} belongs to ${owner}, and ${feature} may not read it (READS)`)
      }
    }
    count += foreign.size
  }
  for (const [feature, names] of Object.entries(permitted)) {
    const unread = names.filter((name) => !reads.get(feature)?.has(name))
    problems.push(...unread.map((name) => `scripts/check/table-owners.ts: ${feature} reads ${name} no more`))
  }
  const entries = Object.values(permitted).flat().length
  if (entries !== READS_MAX)
    problems.push(
      `scripts/check/table-owners.ts: READS has ${entries} entries; READS_MAX is ${READS_MAX} and may only fall`,
    )
  const known = new Set([...FEATURE_ORDER.flat(), 'platform'])
  const nobody = Object.keys(TABLE_OWNERS).filter((owner) => !known.has(owner))
  problems.push(...nobody.map((owner) => `scripts/check/table-owners.ts: there is no feature ${owner}`))
  return { problems, note: `${owned.tables.size} tables with an owner, ${count} read by another feature` }
}

if (import.meta.main) printVerdict(checkTables(repositoryFiles()))
