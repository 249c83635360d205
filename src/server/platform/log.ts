import { pino } from 'pino'
import type { Config } from './config.ts'

/** Structured log lines without personal data: names of operations, codes, counts, ids of requests. */
export interface Log {
  info(fields: Record<string, unknown>, message: string): void
  warn(fields: Record<string, unknown>, message: string): void
  error(fields: Record<string, unknown>, message: string): void
}

/** JSON lines on standard output. */
export function newLog(level: Config['log']['level']): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}

/**
 * An error as fields of a log line. The messages of database errors quote values that people typed, so of those
 * only the code and the names of the things involved are kept.
 */
export function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return fieldsOfWrapped(error)
  const sqlState = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  if (!('severity' in error)) return { error: error.name, code: sqlState, stack: error.stack }
  return {
    error: error.name,
    code: sqlState,
    table: 'table' in error ? error.table : undefined,
    constraint: 'constraint' in error ? error.constraint : undefined,
    stack: error.stack?.slice(error.stack.indexOf('\n    at ') + 1),
  }
}

/** The job queue hands on copies of errors: their own properties without their class. */
function fieldsOfWrapped(error: unknown): Record<string, unknown> {
  if (typeof error !== 'object' || error === null) return { error: typeof error }
  const given = new Map<string, unknown>(Object.entries(error))
  const text = (name: string) => {
    const value = given.get(name)
    return typeof value === 'string' ? value : undefined
  }
  const stack = text('stack')
  const [name = 'object'] = /^[A-Za-z]*(?=:)/.exec(stack ?? '') ?? []
  return {
    error: text('name') ?? (name === '' ? 'object' : name),
    code: text('code'),
    queue: text('queue'),
    // what PostgreSQL says of rows may be about a person
    stack: given.has('severity') ? stack?.slice(stack.indexOf('\n    at ') + 1) : stack,
  }
}
