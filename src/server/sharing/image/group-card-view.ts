import type { Group } from '#contract/groups/group.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import type { SharedEvent } from '#server/sharing/groups/find-shared-event.ts'
import {
  eventBadge,
  groupBadge,
  writeBothDates,
  writeEventPlace,
  writeGroupPlace,
} from '#server/sharing/groups/group-words-view.ts'
import { withoutContacts } from '#server/sharing/text-policy.ts'
import { type CardView, withKey } from './card-view.ts'
import { drawableText } from './draw-text.ts'

/** What is drawn of a group: the day of its next meeting stands where a price would. */
export function viewGroupCard(group: Group, language: InterfaceLanguage): CardView {
  const [next] = group.upcoming
  const badge = groupBadge(group, language)
  const card = {
    title: drawableTitle(group.title, badge.text),
    price: next ? writeBothDates(next.startsAt, language, next.timezone) : '',
    place: writeGroupPlace(group, language),
    badge,
  }
  return withKey(card, group.banner?.id ?? null)
}

/** What is drawn of an event, under the banner of its group. */
export function viewEventCard(shared: SharedEvent, language: InterfaceLanguage): CardView {
  const { event, group } = shared
  const badge = eventBadge(shared, language)
  const card = {
    title: drawableTitle(event.title, badge.text),
    price: writeBothDates(event.startsAt, language, event.timezone),
    place: writeEventPlace(shared, language),
    badge,
  }
  return withKey(card, group.banner?.id ?? null)
}

/** A title of nothing but emoji, or in a script that we have no font for, gives way to its kind. */
function drawableTitle(words: string, kind: string): string {
  const title = withoutContacts(words)
  return drawableText(title, 'display') === '' ? kind : title
}
