import type { InterfaceLanguage } from '#contract/language/language.ts'
import { pictureUrl } from '#contract/media/picture.ts'
import { escape, type PageParts } from '#server/sharing/document-view.ts'
import { cardUrl } from '#server/sharing/image/card-view.ts'
import { viewEventCard } from '#server/sharing/image/group-card-view.ts'
import { addressIn, sharedHead } from '#server/sharing/shared-head-view.ts'
import { beginningOf, withoutContacts } from '#server/sharing/text-policy.ts'
import type { SharedEvent } from './find-shared-event.ts'
import { eventData } from './group-data-view.ts'
import { LABELS } from './group-labels-view.ts'
import { eventBadge, languageOfTitle, writeEventPlace, writeInstant } from './group-words-view.ts'
import { DESCRIPTION_LETTERS, sharedBody } from './shared-body-view.ts'

/** @param asked the language of the words around the event; null: that of its title */
export function eventPage(shared: SharedEvent, site: string, asked: InterfaceLanguage | null): PageParts {
  const own = languageOfTitle(shared.event)
  const language = asked ?? own
  return { language, head: headOf(shared, site, language, own), body: bodyOf(shared, language) }
}

/** Where the app shows it: beside its group, which its own address does not name. */
const appPathOf = ({ event, group }: SharedEvent) => `/groups/${group.id}?event=${event.id}`

function headOf(
  shared: SharedEvent,
  site: string,
  language: InterfaceLanguage,
  own: InterfaceLanguage,
): string {
  const { event, group, isOver } = shared
  const title = withoutContacts(event.title)
  const facts = [writeInstant(event.startsAt, language, event.timezone), writeEventPlace(shared, language)]
  const badge = eventBadge(shared, language)
  if (badge.tone !== 'plain') facts.unshift(badge.text)
  const about = `${facts.join(' · ')} — ${withoutContacts(event.description ?? group.description)}`
  const page = `${site}/events/${event.id}`
  const drawn = cardUrl(page, viewEventCard(shared, language), language === own ? null : language)
  const picture = event.cover ?? group.banner
  const banner = picture ? [`${site}${pictureUrl(picture.id, 'large', 'webp')}`] : []
  const at = { site, url: addressIn(page, language, own), images: [drawn, ...banner] }
  return sharedHead({
    title,
    description: beginningOf(about, DESCRIPTION_LETTERS),
    language,
    own,
    page,
    // that it is cancelled is for those to find who wanted to come; what is over is for nobody, and who asks for approval wants to be asked, not found
    isFound: !isOver && !group.isArchived && !group.requiresApproval,
    drawn,
    drawnSays: [title, ...facts].join(' · '),
    data: eventData(shared, at, language),
    appPath: appPathOf(shared),
  })
}

function bodyOf(shared: SharedEvent, language: InterfaceLanguage): string {
  const { event, group, isOver } = shared
  const labels = LABELS[language]
  const ends: [string, string][] = event.isEndOpen
    ? []
    : [[labels.ends, writeInstant(event.endsAt, language, event.timezone)]]
  const groupTitle = escape(withoutContacts(group.title))
  return sharedBody({
    badge: eventBadge(shared, language).text,
    title: event.title,
    notice: event.isCancelled ? labels.cancelledMore : isOver ? labels.overMore : null,
    banner: event.cover ?? group.banner,
    facts: [
      [labels.starts, writeInstant(event.startsAt, language, event.timezone)],
      ...ends,
      [labels.place, writeEventPlace(shared, language)],
    ],
    text: event.description ?? group.description,
    more: `<p>${escape(labels.calledBy)}: <a href="/groups/${group.id}">${groupTitle}</a></p>`,
    open: { path: appPathOf(shared), words: labels.openEvent },
  })
}
