import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ContractProcedure } from '@orpc/contract'
import { z } from 'zod'
import { COMMON_ERRORS } from '#contract/kit/errors.ts'
import type { AnyOperation } from '#contract/kit/operation.ts'
import { ROOT } from '../repository.ts'
import type { Failure } from '../run-tool.ts'
import { UNMET_ANSWERS } from './unmet-answers.ts'

/** Every operation of the contract, by name. */
export async function readOperations(): Promise<AnyOperation[]> {
  const folder = join(ROOT, 'src/contract')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const found = new Set<AnyOperation>()
  for (const file of files.filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))) {
    const exported = (await import(join(folder, file))) as Record<string, unknown>
    for (const value of Object.values(exported))
      if (value instanceof ContractProcedure) found.add(value as AnyOperation)
  }
  return [...found].toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)))
}

const nameOf = (operation: AnyOperation): string => operation['~orpc'].meta.name

/**
 * What the tests have to meet of an operation: that it works, each way it refuses by the contract, and, where that can
 * happen, that somebody is signed out, not allowed, or says what is not valid.
 * @returns 'done' and error codes
 */
export function answersOf({ '~orpc': { meta, errorMap, inputSchema } }: AnyOperation): string[] {
  const own = Object.keys(errorMap).filter((code) => !(code in COMMON_ERRORS))
  return [
    'done',
    ...(meta.access === 'anyone' ? [] : [meta.signedOut]),
    ...(meta.access === 'anyone' || meta.access === 'signed-in' ? [] : ['auth.forbidden']),
    ...(takesNothing(inputSchema) ? [] : ['request.invalid']),
    ...own.filter((code) => code !== meta.signedOut),
  ]
}

const takesNothing = (schema: unknown): boolean =>
  schema instanceof z.ZodObject && Object.keys(schema.shape).length === 0

export interface Proof {
  /** Lines `name code` that no test met. */
  unmet: string[]
  /** Those of the list of exceptions that are met by now, or that the contract no longer has. */
  outdated: string[]
}

/** @param met lines `name code` of src/server/testing/note-answers.ts */
export function proofOf(
  operations: readonly AnyOperation[],
  met: ReadonlySet<string>,
  exceptions: readonly string[],
): Proof {
  const wanted = operations.flatMap((one) => answersOf(one).map((answer) => `${nameOf(one)} ${answer}`))
  const unmet = wanted.filter((line) => !met.has(line))
  return {
    unmet: unmet.filter((line) => !exceptions.includes(line)),
    outdated: exceptions.filter((line) => !unmet.includes(line)),
  }
}

/** What the whole suite left unmet, and what of the list of exceptions has to go. */
export async function findUnproved(answersFile: string): Promise<Failure[]> {
  const lines = existsSync(answersFile) ? readFileSync(answersFile, 'utf8').split('\n') : []
  const { unmet, outdated } = proofOf(await readOperations(), new Set(lines), UNMET_ANSWERS)
  const alone = 'npm test -- --only unit'
  return [
    ...unmet.map((line) => ({ what: `no test meets: ${line}`, alone })),
    ...outdated.map((line) => ({
      what: `scripts/test/unmet-answers.ts has what is met, or is not there: ${line}`,
      alone,
    })),
  ]
}
