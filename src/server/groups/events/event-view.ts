import { AttendanceAnswer, EventId, type EventLine, type GroupEvent } from '#contract/groups/events/event.ts'
import { EventPrice } from '#contract/groups/events/event-price.ts'
import { GroupRole } from '#contract/groups/members/membership.ts'
import { RepeatRule } from '#contract/groups/repeat-rule.ts'
import { MediaId, type Picture } from '#contract/media/picture.ts'
import { type PersonCard, UserId } from '#contract/profiles/profile.ts'
import { leads, shownVenue } from './hosting-policy.ts'
import type { ShownRow } from './shown-event-store.ts'

type LineRow = Pick<
  ShownRow,
  | 'id'
  | 'title'
  | 'starts_at'
  | 'ends_at'
  | 'ends_open'
  | 'time_zone'
  | 'venue'
  | 'url'
  | 'cancelled_at'
  | 'role'
  | 'requires_approval'
  | 'location_city'
>

export const viewLine = (row: LineRow): EventLine => ({
  id: EventId.parse(row.id),
  title: row.title,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  isEndOpen: row.ends_open,
  timezone: row.time_zone,
  ...shownVenue(row, row.role !== null),
  isOnline: row.url !== null,
  isCancelled: row.cancelled_at !== null,
})

export interface ShownBeside {
  /** Whoever is left out is not shown, such as people whose account is gone. */
  people: ReadonlyMap<UserId, PersonCard>
  covers: ReadonlyMap<MediaId, Picture>
}

export function viewEvent(row: ShownRow, { people, covers }: ShownBeside, now: Date): GroupEvent {
  const isOpen = row.group_archived_at === null && row.cancelled_at === null && row.ends_at > now
  const cardsOf = (ids: readonly string[]) =>
    ids.map((id) => people.get(UserId.parse(id))).filter((card) => card !== undefined)
  const role = GroupRole.nullable().parse(row.role)
  return {
    ...viewLine(row),
    groupId: row.group_id,
    groupTitle: row.group_title,
    description: row.description,
    url: role === null ? null : row.url,
    capacity: row.capacity,
    price:
      row.price_kind === null
        ? null
        : EventPrice.parse({
            kind: row.price_kind,
            amountMinor: row.price_minor,
            currency: row.price_currency,
          }),
    cover: (row.cover_media_id && covers.get(MediaId.parse(row.cover_media_id))) || null,
    going: row.going,
    maybe: row.maybe,
    waiting: row.waiting,
    registered: row.registered,
    hosts: cardsOf(row.host_ids),
    faces: cardsOf(row.face_ids),
    repeatRule: RepeatRule.nullable().parse(row.repeat_rule),
    isChanged: row.is_changed,
    isMeeting: row.is_meeting,
    version: row.version,
    own:
      row.own_answer === null
        ? null
        : {
            answer: AttendanceAnswer.parse(row.own_answer),
            guests: row.own_guests ?? 0,
            isWaiting: row.own_waits === true,
            queuePosition: row.own_place,
          },
    mayEdit: isOpen && (leads(role) || row.is_host),
    mayChooseHosts: isOpen && leads(role),
    mayAttend: isOpen && role !== null,
    mayRegister: isOpen && role === null && !row.requires_approval,
  }
}
