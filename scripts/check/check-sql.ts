import { basename, dirname } from 'node:path'
import { printVerdict, repositoryFiles } from '../repository.ts'
import type { RepositoryFile, Verdict } from '../repository.ts'

const FUNCTION_FILE = /^database\/functions\/[a-z]+\/[a-z]+(_[a-z]+)*\.sql$/
const MIGRATION = /^migrations\/(\d{4})-/
/** Up to here numbered files define functions: their history, run once on each database. */
const LAST_WITH_FUNCTIONS = 50
const DEFINITION =
  /\bcreate\s+(?:or\s+replace\s+)?(?:constraint\s+)?(function|procedure|trigger)\s+([a-z_.]+)/gi
const REFERENCE = /database\/functions\/[a-z]+\/[a-z_]+\.sql/g
const TEST = /\.test\.tsx?$/

/** Comments and one-line texts, which may speak of a definition, are left out. */
const codeOf = (sql: string) => sql.replaceAll(/--[^\n]*|'[^'\n]*'/g, '')

function definitionsIn(sql: string): { kind: string; name: string; text: string }[] {
  return [...codeOf(sql).matchAll(DEFINITION)].map(([text, kind = '', name = '']) => ({
    kind: kind.toLowerCase(),
    name,
    text,
  }))
}

function inMigration({ path, text }: RepositoryFile): string[] {
  const number = Number(MIGRATION.exec(path)?.[1] ?? 0)
  if (number <= LAST_WITH_FUNCTIONS) return []
  return definitionsIn(text).map(
    ({ kind, name }) => `${path}: the ${kind} ${name} belongs in database/functions/<feature>/<function>.sql`,
  )
}

/** One function, named like its file, with the triggers that run it, each so that it can be applied again. */
function inFunctionFile({ path, text }: RepositoryFile): string[] {
  if (!FUNCTION_FILE.test(path)) {
    return [`${path}: should be called database/functions/<feature>/<function>.sql`]
  }
  const name = basename(path, '.sql')
  const problems: string[] = []
  const definitions = definitionsIn(text)
  const functions = definitions.filter(({ kind }) => kind !== 'trigger')
  if (functions.length !== 1 || functions[0]?.name !== name) {
    problems.push(`${path}: should define the function ${name} and no other`)
  }
  if (!text.startsWith('-- ')) problems.push(`${path}: should begin with a comment that says what it is for`)
  for (const { kind, name: defined, text: words } of definitions) {
    if (!/or\s+replace/i.test(words)) problems.push(`${path}: the ${kind} ${defined} lacks 'or replace'`)
  }
  const runs = [...text.matchAll(/execute function ([a-z_]+)\(/gi)].map(([, run]) => run)
  for (const run of runs.filter((other) => other !== name)) {
    problems.push(`${path}: a trigger that runs ${run} belongs in the file of ${run}`)
  }
  return problems
}

const isPolicy = ({ text }: RepositoryFile) => text.startsWith('-- Policy: ') || /'refused'/.test(text)

/** The file that leads to a policy in SQL: a policy of the feature or, where it has none, one of its stores. */
function withoutTrace(functions: readonly RepositoryFile[], files: readonly RepositoryFile[]): string[] {
  return functions.filter(isPolicy).flatMap(({ path, text }) => {
    if (!text.startsWith('-- Policy: '))
      return [`${path}: refuses, so its comment should begin '-- Policy: '`]
    const feature = basename(dirname(path))
    const own = files.filter(
      (file) => file.path.startsWith(`src/server/${feature}/`) && !TEST.test(file.path),
    )
    const policies = own.filter((file) => file.path.endsWith('-policy.ts'))
    const leads = policies.length > 0 ? policies : own.filter((file) => file.path.endsWith('-store.ts'))
    return leads.some((file) => file.text.includes(path))
      ? []
      : [`${path}: no policy of src/server/${feature} names it`]
  })
}

function deadReferences(files: readonly RepositoryFile[]): string[] {
  const paths = new Set(files.map(({ path }) => path))
  return files
    .filter(({ path }) => /^(src|docs|[A-Z]+\.md)/.test(path) && !TEST.test(path))
    .flatMap(({ path, text }) =>
      [...new Set(text.match(REFERENCE))]
        .filter((reference) => !paths.has(reference))
        .map((reference) => `${path}: there is no ${reference}`),
    )
}

/** Functions and triggers live in database/functions alone, one file each, and those that decide are found from a policy. */
export function checkSql(files: readonly RepositoryFile[]): Verdict {
  const functions = files.filter(({ path }) => path.startsWith('database/functions/'))
  const problems = [
    ...files.filter(({ path }) => MIGRATION.test(path)).flatMap(inMigration),
    ...functions.flatMap(inFunctionFile),
    ...withoutTrace(functions, files),
    ...deadReferences(files),
  ]
  const triggers = functions
    .flatMap(({ text }) => definitionsIn(text))
    .filter(({ kind }) => kind === 'trigger')
  return { problems, note: `${functions.length} functions and ${triggers.length} triggers, each with a file` }
}

if (import.meta.main) printVerdict(checkSql(repositoryFiles()))
