import type { EventLine } from '#contract/groups/events/event.ts'
import type { Group } from '#contract/groups/group.ts'
import { writeDate, writeParts, writeTime } from '#contract/language/formats.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import type { Badge } from '#server/sharing/image/draw-card.ts'
import { withoutContacts } from '#server/sharing/text-policy.ts'
import type { SharedEvent } from './find-shared-event.ts'
import { LABELS } from './group-labels-view.ts'

const ETHIOPIC = /\p{Script=Ethiopic}/u

/** Nobody says in which language a group is; the script of its title does. */
export const languageOfTitle = ({ title }: { title: string }): InterfaceLanguage =>
  ETHIOPIC.test(title) ? 'am' : 'en'

/** That it has ended; else what kind of group it is. */
export function groupBadge({ isArchived, category }: Group, language: InterfaceLanguage): Badge {
  if (isArchived) return { text: LABELS[language].archived, tone: 'dark' }
  return { text: language === 'am' ? category.labelAm : category.label, tone: 'plain' }
}

export function eventBadge({ event, group, isOver }: SharedEvent, language: InterfaceLanguage): Badge {
  if (event.isCancelled) return { text: LABELS[language].cancelled, tone: 'dark' }
  if (isOver) return { text: LABELS[language].over, tone: 'dark' }
  return groupBadge(group, language)
}

/** City and state; where it meets online alone, that. Never closer. */
export function writeGroupPlace({ place }: Pick<Group, 'place'>, language: InterfaceLanguage): string {
  if (place === null) return LABELS[language].online
  const city = language === 'am' ? (place.cityAm ?? place.city) : place.city
  return writeParts([withoutContacts(city), withoutContacts(place.state)].filter(Boolean), language)
}

/** Where it takes place, as everybody may know. */
export function writeEventPlace({ event, group }: SharedEvent, language: InterfaceLanguage): string {
  const venue = writeVenue(event, group)
  if (venue === null) return LABELS[language].online
  const { place } = group
  // the group's own meeting takes place where the group is
  if (place === null || venue.startsWith(place.city))
    return place === null ? venue : writeGroupPlace(group, language)
  return `${venue}, ${writeGroupPlace(group, language)}`
}

/** The place of an event in words, without the postal code that those of a group's own meeting have. */
export function writeVenue(
  { venue }: Pick<EventLine, 'venue'>,
  { place }: Pick<Group, 'place'>,
): string | null {
  if (venue === null) return null
  const words = withoutContacts(venue)
  return place?.zip ? words.replaceAll(place.zip, '').trim() : words
}

/** A day in both scripts and calendars, the reader's own first. */
export function writeBothDates(instant: string, language: InterfaceLanguage, zone: string): string {
  const en = writeDate(instant, 'en', zone, { calendar: 'gregorian', clock: 'usual', numerals: 'arabic' })
  const am = writeDate(instant, 'am', zone, { calendar: 'ethiopian', clock: 'dawn', numerals: 'arabic' })
  return (language === 'am' ? [am, en] : [en, am]).join(' · ')
}

/** Day and clock in the zone of the event. */
export const writeInstant = (instant: string, language: InterfaceLanguage, zone: string): string =>
  `${writeDate(instant, language, zone)}, ${writeTime(instant, language, zone)}`
