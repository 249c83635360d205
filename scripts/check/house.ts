// npm run house: figures of the code, as a table in Markdown; with --write into docs/house.md.
import { writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { FEATURE_ORDER } from './boundary-rules.ts'
import { foreignReads, ownersOf } from './check-tables.ts'
import { cyclesOf, importsOf } from './module-graph.ts'
import { repositoryFiles, ROOT } from '../repository.ts'
import type { RepositoryFile } from '../repository.ts'

const CODE = /\.(ts|tsx|mjs)$/
const TEST = /\.(test|fixture|e2e)\.tsx?$|^src\/(server|web)\/testing\//
const GENERATED = /^\/\/ Generated /

const PARTS: readonly [name: string, isPart: (file: RepositoryFile) => boolean][] = [
  ['contract', ({ path }) => path.startsWith('src/contract/')],
  ['server', ({ path }) => path.startsWith('src/server/')],
  ['web', ({ path }) => path.startsWith('src/web/')],
  ['src', ({ path }) => path.startsWith('src/')],
  ['demo', ({ path }) => path.startsWith('demo/')],
  ['scripts', ({ path }) => path.startsWith('scripts/')],
  ['bench', ({ path }) => path.startsWith('bench/')],
]

const linesOf = ({ text }: RepositoryFile) => text.split('\n').length - 1
const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

function spread(values: readonly number[]) {
  const sorted = values.toSorted((one, other) => one - other)
  return {
    count: sorted.length,
    sum: sorted.reduce((sum, value) => sum + value, 0),
    median: at(sorted, 0.5),
    p90: at(sorted, 0.9),
    p95: at(sorted, 0.95),
    p99: at(sorted, 0.99),
    max: sorted.at(-1) ?? 0,
  }
}

const rowOf = (name: string, files: readonly RepositoryFile[]) => {
  const { count, sum, median, p90, p95, max } = spread(files.map(linesOf))
  return `| ${name} | ${count} | ${sum} | ${median} | ${p90} | ${p95} | ${max} |`
}

/** Lines of every function, from its first to its last. */
function functionLengths(files: readonly RepositoryFile[]): number[] {
  return files.flatMap(({ path, text }) => {
    const lengths: number[] = []
    const add = ({ start, end }: { start: number; end: number }) =>
      lengths.push(text.slice(start, end).split('\n').length)
    new Visitor({
      FunctionDeclaration: add,
      FunctionExpression: add,
      ArrowFunctionExpression: add,
    }).visit(parseSync(path, text).program)
    return lengths
  })
}

/** How often a type is asserted, and how often it is any. */
function typeEscapes(files: readonly RepositoryFile[]): { casts: number; anys: number } {
  let casts = 0
  let anys = 0
  for (const { path, text } of files)
    new Visitor({
      TSAsExpression: ({ start, end }) => {
        if (!text.slice(start, end).endsWith(' as const')) casts++
      },
      TSAnyKeyword: () => {
        anys++
      },
    }).visit(parseSync(path, text).program)
  return { casts, anys }
}

/** Pairs of features that import each other. */
function mutualFeatures(imports: ReturnType<typeof importsOf>): number {
  const pairs = new Set(
    imports.flatMap(({ from, to }) =>
      from.kind === 'feature' && to?.kind === 'feature' && from.area !== to.area && from.side === to.side
        ? [`${from.side} ${from.area} ${to.area}`]
        : [],
    ),
  )
  return [...pairs].filter((pair) => {
    const [side, one, other] = pair.split(' ')
    return pairs.has(`${side} ${other} ${one}`)
  }).length
}

function figures(): string {
  const files = repositoryFiles()
  const code = files.filter((file) => CODE.test(file.path) && !GENERATED.test(file.text))
  const source = code.filter(({ path }) => !TEST.test(path))
  const tests = code.filter(({ path }) => TEST.test(path))
  const src = source.filter(({ path }) => path.startsWith('src/'))
  const imports = src.flatMap(importsOf)
  const perFile = spread([...Map.groupBy(imports, ({ path }) => path).values()].map(({ length }) => length))
  const lengths = functionLengths(src)
  const functions = spread(lengths)
  const folders = spread(
    [...Map.groupBy(source, ({ path }) => posix.dirname(path)).values()].map((list) => list.length),
  )
  const reads = [...foreignReads(files, ownersOf(files)).values()].reduce((sum, list) => sum + list.size, 0)
  const sql = files.filter(({ path }) => path.startsWith('database/functions/'))
  const migrations = files.filter(({ path }) => path.startsWith('migrations/'))
  const { casts, anys } = typeEscapes(src)
  return [
    '| part | files | lines | median | p90 | p95 | max |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...PARTS.map(([name, isPart]) => rowOf(name, source.filter(isPart))),
    rowOf('tests', tests),
    rowOf('functions of the database', sql),
    rowOf('migrations', migrations),
    '',
    '| figure | value |',
    '|---|---|',
    `| features | ${FEATURE_ORDER.flat().length} |`,
    `| cycles of files in src | ${cyclesOf(imports).length} |`,
    `| features that import each other | ${mutualFeatures(imports)} |`,
    `| code files in a folder: median, p95, max | ${folders.median}, ${folders.p95}, ${folders.max} |`,
    `| imports of a file: median, p90, p95, max | ${perFile.median}, ${perFile.p90}, ${perFile.p95}, ${perFile.max} |`,
    `| lines of a function: count, median, p95, p99, max | ${functions.count}, ${functions.median}, ${functions.p95}, ${functions.p99}, ${functions.max} |`,
    `| functions of more than 50, 80 lines | ${lengths.filter((length) => length > 50).length}, ${lengths.filter((length) => length > 80).length} |`,
    `| \`any\` as a type | ${anys} |`,
    `| \`as\` casts without \`as const\` | ${casts} |`,
    `| tables and functions that features read of others in SQL | ${reads} |`,
    `| lines of tests to lines of src | ${(spread(tests.map(linesOf)).sum / spread(src.map(linesOf)).sum).toFixed(2)} |`,
    '',
  ].join('\n')
}

const text = figures()
if (process.argv.includes('--write')) {
  const head = `# The code in figures\n\nWritten by \`npm run house -- --write\`. Lines are those of files, tests and generated code apart.\n\n`
  writeFileSync(join(ROOT, 'docs/house.md'), head + text)
}
console.log(text)
