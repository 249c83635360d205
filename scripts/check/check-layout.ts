import { posix } from 'node:path'
import {
  EMPTY_NAMES,
  FOLDER_CAP,
  LINE_CAPS,
  OPERATION_NAME,
  SUMMARY_VERBS,
  VOCABULARY,
} from './layout-vocabulary.ts'
import { importsOf, placeOf } from './module-graph.ts'
import { printVerdict, repositoryFiles } from '../repository.ts'
import type { RepositoryFile, Verdict } from '../repository.ts'

const OWN_CODE = /^(src|demo|scripts|e2e|bench)\//
const TEST = /\.(test|fixture|e2e)\.tsx?$/
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** Migrations and decisions carry a number first: they are read in order. */
const NUMBERED = [
  { folder: 'migrations/', name: /^\d{4}-[a-z0-9]+(-[a-z0-9]+)*\.sql$/, form: 'NNNN-<feature>.sql' },
  {
    folder: 'docs/decisions/',
    name: /^\d{4}-[a-z0-9]+(-[a-z0-9]+)*\.md$/,
    form: 'NNNN-<what-was-decided>.md',
  },
]

function namesOf({ path }: RepositoryFile): string[] {
  const problems = NUMBERED.filter(
    ({ folder, name }) => path.startsWith(folder) && !name.test(path.slice(folder.length)),
  ).map(({ form }) => `${path}: should be called ${form}`)
  if (!OWN_CODE.test(path)) return problems
  const parts = path.split('/').map((part) => part.split('.')[0] ?? '')
  if (!parts.every((part) => KEBAB.test(part))) problems.push(`${path}: kebab-case`)
  const empty = parts.slice(1).find((part) => EMPTY_NAMES.test(part))
  if (empty) problems.push(`${path}: '${empty}' says nothing about what is inside`)
  return problems
}

function kindOf({ path }: RepositoryFile): string[] {
  const place = placeOf(path)
  if (place.kind !== 'feature' || place.side === 'tools' || place.side === 'demo') return []
  const allowed = VOCABULARY[place.side].some(({ name }) => name.test(path))
  // A test is named after what it proves, which may be a whole story of the feature.
  return allowed || TEST.test(path)
    ? []
    : [`${path}: no kind of file that a feature of the ${place.side} may hold`]
}

/** Nobody reads it from top to bottom. */
const GENERATED = /^\/\/ Generated /

const lineCount = ({ text }: RepositoryFile) => text.split('\n').length - 1

function tooLong(file: RepositoryFile): string[] {
  if (!OWN_CODE.test(file.path) || file.path.endsWith('.json') || GENERATED.test(file.text)) return []
  const cap = TEST.test(file.path) ? LINE_CAPS.test : LINE_CAPS.source
  return lineCount(file) > cap ? [`${file.path}: ${lineCount(file)} lines, ${cap} are allowed`] : []
}

/** Code files that stand directly in a folder, without tests; more of them want a folder by concern. */
function fullFolders(files: readonly RepositoryFile[]): string[] {
  const code = files.filter(
    ({ path }) => OWN_CODE.test(path) && /\.(ts|tsx|mjs)$/.test(path) && !TEST.test(path),
  )
  const folders = Map.groupBy(code, ({ path }) => posix.dirname(path))
  return [...folders]
    .filter(([, inside]) => inside.length > FOLDER_CAP)
    .map(([folder, inside]) => `${folder}: ${inside.length} code files, ${FOLDER_CAP} are allowed`)
}

/** An operation of the contract is answered by the file of the same name and called from a screen. */
function withoutTwin(files: readonly RepositoryFile[]): string[] {
  const paths = new Set(files.map(({ path }) => path))
  const called = new Set(
    files
      .filter(({ path }) => /^src\/web\/(?!testing\/).+\.tsx?$/.test(path) && !TEST.test(path))
      .flatMap((file) => importsOf(file).map(({ target }) => target)),
  )
  const operations = files.filter(
    ({ path, text }) =>
      placeOf(path).side === 'contract' && placeOf(path).kind === 'feature' && /\boperation\(\{/.test(text),
  )
  return operations.flatMap(({ path, text }) => {
    const problems: string[] = []
    const twin = path.replace('src/contract/', 'src/server/')
    const name = `${placeOf(path).area}.${posix.basename(path, '.ts')}`
    if (!OPERATION_NAME.test(posix.basename(path))) problems.push(`${path}: an operation begins with a verb`)
    if (!text.includes(`name: '${name}'`)) problems.push(`${path}: its operation should be named '${name}'`)
    if (!paths.has(twin)) problems.push(`${path}: no ${twin} answers it`)
    if (!called.has(path)) problems.push(`${path}: nothing in src/web calls it`)
    return problems
  })
}

/** The API document reads as instructions: 'Join a group or request membership'. */
function vagueSummaries({ path, text }: RepositoryFile): string[] {
  if (!/^src\/(contract|server)\//.test(path) || TEST.test(path)) return []
  return [...text.matchAll(/^ +summary:\s*(['"])(\w+)(.*?)\1,$/gm)]
    .filter(([, , verb = '']) => !SUMMARY_VERBS.includes(verb.toLowerCase()))
    .map(([, , verb = '', rest = '']) => `${path}: the summary '${verb}${rest}' should begin with a verb`)
}

/** Server tests share a process, in which a module that is loaded already cannot be replaced any more. */
function replacesModule({ path, text }: RepositoryFile): string[] {
  const isShared = /^(src\/(server|contract)|scripts)\/.+\.test\.ts$/.test(path)
  return isShared && /^\s*vi\.(mock|doMock)\(/m.test(text)
    ? [`${path}: replaces a module that other files of tests have loaded already; spy on what it exports`]
    : []
}

function permittedList(): string {
  return Object.entries(VOCABULARY)
    .flatMap(([side, kinds]) => [
      `  src/${side}/<feature>/`,
      ...kinds.map(({ form, holds }) => `    ${form.padEnd(32)} ${holds}`),
    ])
    .join('\n')
}

function lengths(files: readonly RepositoryFile[]): string {
  const counts = files.map(lineCount).toSorted((left, right) => left - right)
  const at = (share: number) => counts[Math.min(counts.length - 1, Math.floor(counts.length * share))] ?? 0
  return `${counts.length} source files, lines: median ${at(0.5)} (aim ≤ ${LINE_CAPS.aimMedian}), 95 % ≤ ${at(0.95)} (aim ≤ ${LINE_CAPS.aim95})`
}

/** Holds names, kinds, lengths and twins of files against the closed list of layout-vocabulary.ts. */
export function checkLayout(files: readonly RepositoryFile[]): Verdict {
  const source = files.filter(({ path }) => /^src\/.+\.tsx?$/.test(path) && !TEST.test(path))
  const misplaced = files.flatMap(kindOf)
  const problems = [
    ...files.flatMap(namesOf),
    ...misplaced,
    ...files.flatMap(tooLong),
    ...fullFolders(files),
    ...files.flatMap(replacesModule),
    ...files.flatMap(vagueSummaries),
    ...withoutTwin(files),
  ]
  if (misplaced.length > 0)
    problems.push(`What a feature may hold (scripts/check/layout-vocabulary.ts):\n${permittedList()}`)
  return { problems, note: lengths(source) }
}

if (import.meta.main) printVerdict(checkLayout(repositoryFiles()))
