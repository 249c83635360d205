import { execFile, execFileSync } from 'node:child_process'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type pg from 'pg'
import type { Question, Shape } from '../questions.ts'

const call = promisify(execFile)
const DEBIAN_FOLDER = '/usr/lib/postgresql'
/** Connections; more than there are cores only wait for one another. */
const CLIENTS = 8

export interface Pgbench {
  program: string
  version: string
}

/** Finds pgbench, or installs it where that is ours to do. Null where there is none. */
export function findPgbench(): Pgbench | null {
  const found = programs().find((program) => versionOf(program) !== null)
  if (found === undefined && installed()) return findPgbench()
  const version = found === undefined ? null : versionOf(found)
  return found === undefined || version === null ? null : { program: found, version }
}

function programs(): string[] {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : []
  const newestFirst = versions.toSorted((one, other) => Number(other) - Number(one))
  return ['pgbench', ...newestFirst.map((version) => join(DEBIAN_FOLDER, version, 'bin', 'pgbench'))]
}

function versionOf(program: string): string | null {
  try {
    return /\d+(\.\d+)+/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[0] ?? null
  } catch {
    return null
  }
}

function installed(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  try {
    execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'postgresql-contrib'], {
      stdio: 'ignore',
    })
    return true
  } catch {
    return false
  }
}

interface Run {
  folder: string
  /** For so long, or as often as the statement has something to do: with a list that has ended it would do nothing. */
  lasts: { seconds: number } | { times: number }
}

/**
 * Requests a second when PostgreSQL's own client runs the same SQL with the same values. Prepared once or planned
 * each time, whichever is quicker: for some statements the plan for no value in particular is a bad one.
 */
export async function measurePgbench(
  { program }: Pgbench,
  connection: pg.ClientConfig,
  shape: Shape,
  { folder, lasts }: Run,
): Promise<number> {
  const scripts = shape.questions.map((question, index) => {
    const file = join(folder, `question-${index}.sql`)
    writeFileSync(file, scriptOf(question, index))
    return `--file=${file}`
  })
  const values = shape.questions.flatMap(valuesOf)
  const modes = shape.questions.some(({ statements }) => statements.some(({ prepared }) => !prepared))
    ? ['prepared', 'extended']
    : ['prepared']
  const rates: number[] = []
  for (const mode of modes) {
    const options = [
      '--no-vacuum',
      `--protocol=${mode}`,
      `--client=${CLIENTS}`,
      '--jobs=2',
      'seconds' in lasts ? `--time=${lasts.seconds}` : `--transactions=${Math.floor(lasts.times / CLIENTS)}`,
    ]
    const env = {
      ...process.env,
      PGHOST: connection.host ?? '',
      PGPORT: String(connection.port ?? ''),
      PGUSER: connection.user ?? '',
      PGDATABASE: connection.database ?? '',
    }
    const { stdout } = await call(program, [...options, ...values, ...scripts], { env })
    rates.push(Number(/tps = ([\d.]+) \(without/.exec(stdout)?.[1]))
  }
  return Math.max(...rates)
}

/** What no variable can hold, as it stands in the text. */
function literalIn(value: unknown): string | null {
  if (value === null) return 'null'
  return value === '' ? "''" : null
}

const nameOf = (question: number, statement: number, value: number) => `q${question}_${statement}_${value}`

/** Its variables are `:name`, so no colon may stand in the text of ours but in casts. None of them can be null or empty. */
function scriptOf({ statements }: Question, question: number): string {
  return statements
    .map(({ text, values }, index) => {
      const named = text
        .replaceAll('HH24:MI:SS', 'HH24":"MI":"SS')
        .replace(
          /\$(\d+)/g,
          (_, value: string) =>
            literalIn(values[Number(value) - 1]) ?? `:${nameOf(question, index, Number(value))}`,
        )
      return `${named.replace(/\s+/g, ' ').trim()};\n`
    })
    .join('')
}

function valuesOf({ statements }: Question, question: number): string[] {
  return statements.flatMap(({ values }, index) =>
    values.flatMap((value, at) =>
      literalIn(value) !== null ? [] : [`--define=${nameOf(question, index, at + 1)}=${literal(value)}`],
    ),
  )
}

/** As the driver sends it. */
function literal(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return `{${value.join(',')}}`
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return `${value}`
  throw new Error('pgbench knows texts and numbers only: ask questions with a place.')
}
