import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ERROR_STATUS } from '#contract/error-codes.ts'
import { LISTING_STATES } from '#contract/listings/life/state.ts'
import { MessageContent } from '#contract/messaging/messages/message.ts'
import { THREAD_FOLDERS } from '#contract/messaging/threads/thread.ts'
import { PROJECT_ROOT } from '#server/platform/config.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'

const database = freshDatabase()

const setOf = (values: readonly string[]) => [...values].toSorted().join(' ')

/** Lists of which the contract has a part: what the server adds is shown to nobody. */
const EXTENDED: Readonly<Record<string, readonly string[]>> = {
  'listing.listing_state_check': [...LISTING_STATES, 'withheld'],
  'message.message_kind_check': MessageContent.options
    .map((option) => option.shape.kind.value)
    .filter((kind) => kind !== 'deleted'),
  'thread_member.thread_member_folder_check': [
    ...THREAD_FOLDERS.filter((folder) => folder !== 'archived'),
    'ignored',
  ],
}

/** Lists that no browser sends or is sent a word of. */
const SERVER_ALONE: readonly string[] = [
  'assistant_usage.assistant_usage_answered_by_check',
  'assistant_usage.assistant_usage_kind_check',
  'assistant_usage.assistant_usage_outcome_check',
  'connection.connection_status_check',
  'dating_hidden_pair.dating_hidden_pair_because_check',
  'dating_verification.dating_verification_state_check',
  'favorite.favorite_known_state_check',
  'idempotency_key.idempotency_key_state_check',
  'listing.listing_closed_from_check',
  'listing.listing_withheld_for_check',
  'mod_decision.mod_decision_appeal_outcome_check',
  'mod_decision.mod_decision_was_state_check',
  'mod_sanction.mod_sanction_kind_check',
  'payment_event.payment_event_outcome_check',
  'place.place_tier_check',
  'test_payment.test_payment_state_check',
  'user_report.user_report_status_check',
]

function enumsIn(schema: unknown, found: string[] = []): string[] {
  if (schema instanceof z.ZodEnum) found.push(setOf(schema.options.map(String)))
  else if (schema instanceof z.ZodObject) for (const part of Object.values(schema.shape)) enumsIn(part, found)
  else if (schema instanceof z.ZodArray) enumsIn(schema.element, found)
  else if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) enumsIn(schema.unwrap(), found)
  return found
}

/** Every list of words that the contract exports: arrays, enums, and the enums inside of its objects. */
async function contractLists(): Promise<Set<string>> {
  const lists = new Set<string>()
  const folder = join(PROJECT_ROOT, 'src/contract')
  for (const path of globSync('**/*.ts', { cwd: folder })) {
    if (path.endsWith('.test.ts')) continue
    const exported = (await import(join(folder, path))) as Record<string, unknown>
    for (const value of Object.values(exported)) {
      if (Array.isArray(value)) lists.add(setOf(value.map(String)))
      for (const list of enumsIn(value)) lists.add(list)
    }
  }
  return lists
}

/** Constraints that hold a column to a list of words, with the list. */
async function checkLists(): Promise<{ name: string; list: string }[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select conrelid::regclass || '.' || conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace order by 1`.execute(
    database.opened.db,
  )
  return rows.flatMap(({ name, definition }) => {
    const words = /^CHECK \(\(+\w+ (?:= ANY|<@)[^[]*ARRAY\[([^\]]*)\][)]+$/.exec(definition)?.[1]
    const list = words && [...words.matchAll(/'([^']*)'::text/g)].map(([, word]) => word ?? '')
    return list && list.length > 0 ? [{ name, list: setOf(list) }] : []
  })
}

test('each list of a check constraint is a list of the contract', async () => {
  const known = await contractLists()
  const found = await checkLists()
  expect(found.length).toBeGreaterThan(40)
  const own = found.filter(({ name }) => EXTENDED[name] !== undefined)
  expect(Object.fromEntries(own.map(({ name, list }) => [name, list]))).toEqual(
    Object.fromEntries(Object.entries(EXTENDED).map(([name, list]) => [name, setOf(list)])),
  )
  const unknown = found.filter(({ name, list }) => EXTENDED[name] === undefined && !known.has(list))
  expect(unknown.map(({ name }) => name)).toEqual(SERVER_ALONE)
})

test('each code that a function of the database answers is one of ErrorCode', async () => {
  const folder = join(PROJECT_ROOT, 'database/functions')
  const codes = globSync('*/*.sql', { cwd: folder }).flatMap((path) => {
    const text = readFileSync(join(folder, path), 'utf8')
    const refusals = [...text.matchAll(/'refused',([^)]*)\)/g)].map(([, answer]) => answer ?? '')
    return refusals.flatMap((answer) => [...answer.matchAll(/'([a-z]+\.[a-z-]+)'/g)].map(([, code]) => code))
  })
  expect(codes.length).toBeGreaterThan(5)
  expect(codes.filter((code) => code === undefined || !(code in ERROR_STATUS))).toEqual([])
})
