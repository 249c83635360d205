import type { ConnectionRow } from './connection-store.ts'

// Rules that the database enforces:
// - database/functions/networking/connection_states.sql: an ignored request looks pending
// - database/functions/networking/networking_people.sql: who is found and suggested
// - database/functions/networking/person_lines.sql: work that is for connections alone

type Standing = Pick<ConnectionRow, 'asked_by' | 'status' | 'is_withdrawn'>

/**
 * What it means that somebody asks to connect: a first request, the answer to one, another one that stays ignored, or
 * nothing new.
 */
export function stepOf(row: Standing | null, asking: string): 'ask' | 'accept' | 'ask-ignored' | 'nothing' {
  if (row === null) return 'ask'
  if (row.status === 'accepted') return 'nothing'
  if (row.asked_by === asking) return row.is_withdrawn ? 'ask-ignored' : 'nothing'
  return row.is_withdrawn ? 'ask' : 'accept'
}
