import type { EventLine, GroupEvent } from '#contract/groups/events/event.ts'
import type { Group } from '#contract/groups/group.ts'
import { minorDigits } from '#contract/language/formats.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import type { SharedAddress, Thing } from '#server/sharing/structured-data-view.ts'
import { withoutContacts } from '#server/sharing/text-policy.ts'
import { WORDS } from '#server/sharing/words-view.ts'
import type { SharedEvent } from './find-shared-event.ts'
import { LABELS } from './group-labels-view.ts'
import { languageOfTitle, writeVenue } from './group-words-view.ts'

interface Graph {
  '@context': string
  '@graph': Thing[]
}

/** The city and no more. */
function city({ place }: Group): Thing | undefined {
  if (place === null) return undefined
  return {
    '@type': 'PostalAddress',
    addressLocality: withoutContacts(place.city),
    addressRegion: withoutContacts(place.state) || undefined,
    addressCountry: place.country ?? undefined,
  }
}

/** Where people meet online is for members: everybody is sent to the page. */
function eventThing(event: EventLine, group: Group, url: string): Thing {
  const venue = writeVenue(event, group)
  const place = venue !== null && {
    '@type': 'Place',
    name: venue,
    address: city(group),
  }
  const isMixed = place !== false && event.isOnline
  const online = { '@type': 'VirtualLocation', url }
  const mode = isMixed ? 'Mixed' : place ? 'Offline' : 'Online'
  return {
    '@type': 'Event',
    name: withoutContacts(event.title),
    startDate: event.startsAt,
    ...(!event.isEndOpen && { endDate: event.endsAt }),
    eventStatus: `https://schema.org/Event${event.isCancelled ? 'Cancelled' : 'Scheduled'}`,
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: isMixed ? [place, online] : place || online,
    url,
  }
}

/** What a ticket costs; a donation is no price. */
function costOf({ price }: GroupEvent): Partial<Thing> {
  if (price?.kind === 'free') return { isAccessibleForFree: true }
  if (price?.kind !== 'ticket' || price.amountMinor === null || price.currency === null) return {}
  return {
    offers: {
      '@type': 'Offer',
      price: price.amountMinor / 10 ** minorDigits(price.currency),
      priceCurrency: price.currency,
    },
  }
}

const organization = (group: Group, site: string): Thing => ({
  '@type': 'Organization',
  name: withoutContacts(group.title),
  url: `${site}/groups/${group.id}`,
})

function trail(steps: readonly (readonly [string, string])[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, item], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  }
}

const beginning = (site: string, language: InterfaceLanguage) =>
  [
    [WORDS[language].home, `${site}/`],
    [LABELS[language].groups, `${site}/groups/explore`],
  ] as const

/** A group for search engines, with its next meetings. Nobody's name, number or street. */
export function groupData(
  group: Group,
  { site, url, images }: SharedAddress,
  language: InterfaceLanguage,
): Graph {
  const address = city(group)
  const thing: Thing = {
    ...organization(group, site),
    url,
    description: withoutContacts(group.description),
    image: images,
    location: address && { '@type': 'Place', name: address['addressLocality'], address },
    keywords: group.tags.length > 0 ? group.tags.map(withoutContacts).join(', ') : undefined,
    event:
      group.upcoming.length > 0
        ? group.upcoming.map((event) => eventThing(event, group, `${site}/events/${event.id}`))
        : undefined,
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [thing, trail([...beginning(site, language), [withoutContacts(group.title), url]])],
  }
}

export function eventData(
  { event, group }: SharedEvent,
  { site, url, images }: SharedAddress,
  language: InterfaceLanguage,
): Graph {
  const organizer = organization(group, site)
  const thing: Thing = {
    ...eventThing(event, group, url),
    description: withoutContacts(event.description ?? group.description),
    image: images,
    inLanguage: languageOfTitle(event),
    maximumAttendeeCapacity: event.capacity ?? undefined,
    ...costOf(event),
    organizer,
  }
  const steps = [
    ...beginning(site, language),
    [String(organizer['name']), String(organizer['url'])],
    [withoutContacts(event.title), url],
  ] as const
  return { '@context': 'https://schema.org', '@graph': [thing, trail(steps)] }
}
