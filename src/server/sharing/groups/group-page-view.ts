import type { Group } from '#contract/groups/group.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import { pictureUrl } from '#contract/media/picture.ts'
import { escape, type PageParts } from '#server/sharing/document-view.ts'
import { cardUrl } from '#server/sharing/image/card-view.ts'
import { viewGroupCard } from '#server/sharing/image/group-card-view.ts'
import { addressIn, sharedHead } from '#server/sharing/shared-head-view.ts'
import { beginningOf, withoutContacts } from '#server/sharing/text-policy.ts'
import { groupData } from './group-data-view.ts'
import { LABELS } from './group-labels-view.ts'
import { groupBadge, languageOfTitle, writeGroupPlace, writeInstant } from './group-words-view.ts'
import { DESCRIPTION_LETTERS, sharedBody } from './shared-body-view.ts'

/** @param asked the language of the words around the group; null: that of its title */
export function groupPage(group: Group, site: string, asked: InterfaceLanguage | null): PageParts {
  const own = languageOfTitle(group)
  const language = asked ?? own
  return { language, head: headOf(group, site, language, own), body: bodyOf(group, language) }
}

function headOf(group: Group, site: string, language: InterfaceLanguage, own: InterfaceLanguage): string {
  const title = withoutContacts(group.title)
  const [next] = group.upcoming
  const facts = [
    groupBadge(group, language).text,
    writeGroupPlace(group, language),
    ...(next ? [writeInstant(next.startsAt, language, next.timezone)] : []),
  ]
  const about = `${facts.join(' · ')} — ${withoutContacts(group.description)}`
  const page = `${site}/groups/${group.id}`
  const drawn = cardUrl(page, viewGroupCard(group, language), language === own ? null : language)
  const banner = group.banner ? [`${site}${pictureUrl(group.banner.id, 'large', 'webp')}`] : []
  const at = { site, url: addressIn(page, language, own), images: [drawn, ...banner] }
  return sharedHead({
    title,
    description: beginningOf(about, DESCRIPTION_LETTERS),
    language,
    own,
    page,
    isFound: !group.isArchived && !group.requiresApproval,
    drawn,
    drawnSays: [title, ...facts].join(' · '),
    data: groupData(group, at, language),
  })
}

function bodyOf(group: Group, language: InterfaceLanguage): string {
  const labels = LABELS[language]
  const [next] = group.upcoming
  return sharedBody({
    badge: groupBadge(group, language).text,
    title: group.title,
    notice: group.isArchived ? labels.archivedMore : null,
    banner: group.banner,
    facts: [
      [labels.place, writeGroupPlace(group, language)],
      ...(next
        ? [[labels.next, writeInstant(next.startsAt, language, next.timezone)] as [string, string]]
        : []),
      [labels.members, String(group.memberCount)],
    ],
    text: group.description,
    more: upcomingOf(group, language),
    open: { path: `/groups/${group.id}`, words: labels.openGroup },
  })
}

function upcomingOf({ upcoming }: Group, language: InterfaceLanguage): string {
  if (upcoming.length === 0) return ''
  const lines = upcoming.map(
    ({ id, title, startsAt, timezone }) =>
      `<li><a href="/events/${id}">${escape(withoutContacts(title))}</a> · ${escape(writeInstant(startsAt, language, timezone))}</li>`,
  )
  return `<h2>${escape(LABELS[language].upcoming)}</h2><ul>${lines.join('')}</ul>`
}
