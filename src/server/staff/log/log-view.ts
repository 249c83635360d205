import type { LogRow } from '#contract/staff/log/log-row.ts'
import { type PersonCard, UserId } from '#contract/profiles/profile.ts'
import { type EventRow, viewEvent } from '#server/moderation/public.ts'

export function viewLogRow(row: EventRow, people: ReadonlyMap<string, PersonCard>): LogRow {
  const name = row.person_id === null ? undefined : people.get(row.person_id)?.name
  return {
    ...viewEvent(row, people),
    subjectId: row.subject_id,
    person:
      row.person_id === null || name === undefined ? null : { userId: UserId.parse(row.person_id), name },
  }
}

export const peopleInLog = (rows: readonly EventRow[]): UserId[] =>
  rows.flatMap(({ actor_id, person_id }) =>
    [actor_id, person_id].flatMap((id) => (id === null ? [] : UserId.parse(id))),
  )

const HEAD = ['at', 'actor', 'action', 'kind', 'subject', 'person', 'reason', 'days', 'note'] as const

/** RFC 4180, in UTF-8 with a byte order mark, so that a spreadsheet reads Ethiopic. */
export function writeCsv(rows: readonly LogRow[]): string {
  const lines = rows.map(({ at, actor, action, kind, subjectId, person, reason, days, note }) =>
    [at, actor, action, kind, subjectId, person?.name, reason, days, note].map(cellOf).join(','),
  )
  return `\u{FEFF}${[HEAD.join(','), ...lines].join('\r\n')}\r\n`
}

/** Spreadsheets run what begins with one of these. */
const FORMULA = /^[=+\-@\t\r]/

function cellOf(value: string | number | null | undefined): string {
  const text = value === null || value === undefined ? '' : String(value)
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
