import { minorDigits } from '#contract/language/formats.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import type { Category } from '#contract/listings/category.ts'
import { fieldsOf } from '#contract/listings/category-fields.ts'
import type { DetailField, Meaning, Unit } from '#contract/listings/detail-field.ts'
import type { Details } from '#contract/listings/detail-value.ts'
import type { ListingDetail } from '#contract/listings/listing.ts'
import type { PricePeriod } from '#contract/listings/price.ts'
import { isOver } from './listing-words-view.ts'
import { withoutContacts } from './text-policy.ts'
import { WORDS } from './words-view.ts'

/** A thing in the vocabulary of schema.org; what is undefined is left out when it is written. */
export type Thing = { '@type': string } & Record<string, unknown>

export interface SharedAddress {
  /** Of the site, without a slash at the end. */
  site: string
  /** Of the page. */
  url: string
  /** Absolute, the first one is the drawn one. */
  images: readonly string[]
}

const textOf = (value: Details[string] | undefined) =>
  typeof value === 'string' && value !== '' ? withoutContacts(value) : undefined

const UNIT: Record<PricePeriod, string> = {
  hour: 'HUR',
  day: 'DAY',
  night: 'DAY',
  week: 'WEE',
  month: 'MON',
  year: 'ANN',
}
const PAY_UNIT: Record<PricePeriod, string> = {
  hour: 'HOUR',
  day: 'DAY',
  night: 'DAY',
  week: 'WEEK',
  month: 'MONTH',
  year: 'YEAR',
}

function amounts({ price: { type, amountMinor, maxMinor, currency } }: ListingDetail) {
  const inMajor = (minor: number) => minor / 10 ** minorDigits(currency)
  if (type === 'free') return { least: 0, limit: undefined }
  return {
    least: amountMinor === null ? undefined : inMajor(amountMinor),
    limit: maxMinor === null ? undefined : inMajor(maxMinor),
  }
}

/** What it costs, and whether it can be had. */
function offer(listing: ListingDetail, { url }: SharedAddress, parts: Record<string, unknown> = {}): Thing {
  const { price, state, expiresAt } = listing
  const { least, limit } = amounts(listing)
  const unit = price.period === null ? undefined : UNIT[price.period]
  const isPlain = limit === undefined && unit === undefined
  return {
    '@type': 'Offer',
    url,
    price: least,
    priceCurrency: least === undefined ? undefined : price.currency,
    priceSpecification:
      least === undefined || isPlain
        ? undefined
        : {
            '@type': 'UnitPriceSpecification',
            ...(limit === undefined ? { price: least } : { minPrice: least, maxPrice: limit }),
            priceCurrency: price.currency,
            unitCode: unit,
          },
    availability: `https://schema.org/${isOver(listing) ? 'SoldOut' : state === 'reserved' ? 'LimitedAvailability' : 'InStock'}`,
    availabilityEnds: expiresAt ?? undefined,
    ...describe(listing, 'offer'),
    ...parts,
  }
}

/** The city and no more: where it is exactly is for two people to agree on. */
function address(place: ListingDetail['place']): Thing | undefined {
  if (place === null) return undefined
  return {
    '@type': 'PostalAddress',
    addressLocality: place.name,
    addressRegion: place.admin1 ?? undefined,
    addressCountry: place.country,
  }
}

const HOME: Record<string, string> = {
  room_shared: 'Room',
  room_private: 'Room',
  basement_suite: 'Apartment',
  apartment: 'Apartment',
  house: 'House',
}

/** Codes of UN/CEFACT. */
const UNIT_CODES: Record<Unit, string> = { mile: 'SMI', square_foot: 'FTK', month: 'MON' }

/** What the category's own fields say in that vocabulary, of the thing itself or of its offer. */
function describe({ category, details }: ListingDetail, of: 'thing' | 'offer'): Record<string, unknown> {
  const properties = Object.entries(fieldsOf(category)).flatMap(([name, field]) => {
    const { means } = field
    if (means === undefined || (means.of ?? 'thing') !== of) return []
    const value = written(field, means, details[name])
    return value === undefined ? [] : [[means.property, value] as const]
  })
  return Object.fromEntries(properties)
}

function written(field: DetailField, { names, form, terms }: Meaning, value: Details[string] | undefined) {
  if (value === undefined || value === '') return undefined
  if (terms) return typeof value === 'string' ? terms[value] : undefined
  const plain = typeof value === 'string' && field.kind === 'text' ? withoutContacts(value) : value
  if (form !== undefined) return form.replace('{}', String(plain))
  if (names) return { '@type': names, name: plain }
  if (field.kind === 'number' && field.unit)
    return {
      '@type': 'QuantitativeValue',
      value: Math.round(Number(value)),
      unitCode: UNIT_CODES[field.unit],
    }
  return plain
}

const item = (listing: ListingDetail, at: SharedAddress): Thing => ({
  '@type': listing.subcategory === 'vehicles' ? 'Vehicle' : 'Product',
  ...describe(listing, 'thing'),
  offers: offer(listing, at),
})

function home(listing: ListingDetail, at: SharedAddress): Thing {
  return offer(listing, at, {
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    itemOffered: {
      '@type': HOME[listing.subcategory] ?? 'Accommodation',
      name: withoutContacts(listing.title),
      address: address(listing.place),
      ...describe(listing, 'thing'),
      image: at.images,
    },
  })
}

function job(listing: ListingDetail): Thing {
  const { least, limit } = amounts(listing)
  const { currency, period } = listing.price
  const isRemote = listing.details['workplace'] === 'remote'
  return {
    '@type': 'JobPosting',
    title: withoutContacts(listing.title),
    datePosted: listing.publishedAt,
    validThrough: listing.expiresAt ?? undefined,
    hiringOrganization: { '@type': 'Organization', name: 'confidential' },
    applicantLocationRequirements:
      isRemote && listing.place ? { '@type': 'Country', name: listing.place.country } : undefined,
    jobLocation: listing.place && { '@type': 'Place', address: address(listing.place) },
    directApply: false,
    baseSalary:
      least === undefined || period === null
        ? undefined
        : {
            '@type': 'MonetaryAmount',
            currency,
            value: {
              '@type': 'QuantitativeValue',
              ...(limit === undefined ? { value: least } : { minValue: least, maxValue: limit }),
              unitText: PAY_UNIT[period],
            },
          },
    ...describe(listing, 'thing'),
  }
}

function event(listing: ListingDetail, at: SharedAddress): Thing {
  const { venue, online_url, status } = listing.details
  const isOnline =
    status === 'moved_online' || (typeof online_url === 'string' && textOf(venue) === undefined)
  const city = address(listing.place)
  return {
    '@type': 'Event',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: isOnline
      ? { '@type': 'VirtualLocation', url: at.url }
      : { '@type': 'Place', name: textOf(venue) ?? listing.place?.name, address: city },
    isAccessibleForFree: listing.price.type === 'free' ? true : undefined,
    offers: offer(listing, at),
    ...describe(listing, 'thing'),
  }
}

function service(listing: ListingDetail, at: SharedAddress): Thing {
  const place = listing.place
  return {
    '@type': 'Service',
    serviceType: listing.subcategory.replaceAll('_', ' '),
    areaServed: place && { '@type': 'City', name: place.name, address: address(place) },
    offers: offer(listing, at),
    ...describe(listing, 'thing'),
  }
}

const THINGS: Record<Category, (listing: ListingDetail, at: SharedAddress) => Thing> = {
  rooms_housing: home,
  jobs: job,
  items: item,
  services: service,
  events: event,
}

/** Somebody looks for it: an offer would say the opposite. */
const demand = (listing: ListingDetail): Thing => ({
  '@type': 'Demand',
  availabilityEnds: listing.expiresAt ?? undefined,
  areaServed: address(listing.place),
})

/** Addresses of the lists, without their hash: the server leads them on to it. */
const LIST_PATH: Record<Category, string> = {
  rooms_housing: '/rooms-housing',
  jobs: '/jobs',
  items: '/items',
  services: '/services',
  events: '/events',
}

function trail(listing: ListingDetail, { site, url }: SharedAddress, language: InterfaceLanguage): Thing {
  const { category } = listing
  const steps = [
    [WORDS[language].home, `${site}/`],
    [WORDS[language].category[category], site + LIST_PATH[category]],
    [withoutContacts(listing.title), url],
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, id], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: id,
    })),
  }
}

/** What a listing is, for search engines: by its category, and the way to it. Nobody's name, number or street. */
export function structuredData(
  listing: ListingDetail,
  at: SharedAddress,
  language: InterfaceLanguage,
): { '@context': string; '@graph': Thing[] } {
  const thing = listing.kind === 'wanted' ? demand(listing) : THINGS[listing.category](listing, at)
  const common = {
    name: withoutContacts(listing.title),
    description: withoutContacts(listing.description),
    url: at.url,
    image: at.images,
    inLanguage: thing['@type'] === 'Event' ? listing.lang : undefined,
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [{ ...common, ...thing }, trail(listing, at, language)],
  }
}
