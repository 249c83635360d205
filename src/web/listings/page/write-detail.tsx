import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { DetailName, DetailOption } from '#contract/listings/category-fields.ts'
import { fieldsOf } from '#contract/listings/category-fields.ts'
import type { DetailValue } from '#contract/listings/detail-value.ts'
import type { ListingDetail } from '#contract/listings/listing.ts'
import { minorDigits, useFormats } from '#web/platform/format/format.ts'
import { Spoken } from '#web/platform/format/spoken.tsx'
import { useDistance } from '#web/platform/format/use-distance.ts'
import { deviceTimeZone, useLanguage } from '#web/platform/language/language.tsx'

type Described = Pick<ListingDetail, 'category' | 'details' | 'price'> & {
  /** For the unit of distances. */
  place: { country: string } | null
}

export interface DetailLine {
  name: DetailName
  label: string
  value: ReactNode
  /** In the words of who posted it. */
  isTheirs: boolean
}

/** A listing's details in the order of its category, each with its label and value in the reader's words. */
export function useDetailLines(listing: Described): DetailLine[] {
  const t = useTranslations('listings')
  const write = useDetailText(listing)
  return Object.keys(fieldsOf(listing.category))
    .map((key) => key as DetailName)
    .flatMap((name) => {
      const value = listing.details[name]
      // The zone is said with the times that are written in it.
      if (value === undefined || value === false || name === 'timezone') return []
      if (Array.isArray(value) && value.length === 0) return []
      const isTheirs = ['text', 'link', 'vin'].includes(fieldsOf(listing.category)[name]?.kind ?? '')
      return [{ name, label: t(`field.${name}`), value: write(name, value), isTheirs }]
    })
}

function useDetailText({
  category,
  details,
  price,
  place,
}: Described): (name: DetailName, value: DetailValue) => ReactNode {
  const t = useTranslations('listings')
  const { date, dateTime, money, number, parts } = useFormats()
  const zoneName = useZoneName()
  const distance = useDistance()
  const option = (value: unknown) => t(`option.${String(value) as DetailOption}`)
  const zone = typeof details['timezone'] === 'string' ? details['timezone'] : undefined

  return (name, value) => {
    const kind = fieldsOf(category)[name]?.kind
    if (typeof value === 'boolean') return t('page.yes')
    if (typeof value === 'number') {
      if (name === 'deposit') {
        const minor = value * 10 ** minorDigits(price.currency)
        return (
          <Spoken kind="price" minor={minor} currency={price.currency} period={null}>
            {money(minor, price.currency)}
          </Spoken>
        )
      }
      if (name === 'bedrooms' && value === 0) return t('card.bedrooms', { n: 0 })
      if (name === 'model_year') return String(value)
      const field = fieldsOf(category)[name]
      const unit = field?.kind === 'number' ? field.unit : undefined
      if (unit === undefined) return number(value)
      if (unit === 'mile')
        return (
          <Spoken kind="distance" miles={value} country={place?.country ?? ''} precision="whole">
            {distance(value, place?.country ?? '', 'whole')}
          </Spoken>
        )
      return t(`unitOf.${unit}`, { n: value })
    }
    if (Array.isArray(value)) return parts(value.map(option))
    if (kind === 'choice') return option(value)
    if (kind === 'date') return date(value)
    if (kind === 'instant') return `${dateTime(value, zone)}${zoneName(zone, value)}`
    if (kind === 'link') return <OutsideLink href={value} />
    return value
  }
}

/** The name of a zone that is not the reader's own, in brackets. */
function useZoneName(): (zone: string | undefined, instant: string) => string {
  const { language } = useLanguage()
  return (zone, instant) => {
    if (zone === undefined || zone === deviceTimeZone()) return ''
    const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'short' }).formatToParts(
      new Date(instant),
    )
    const name = parts.find((part) => part.type === 'timeZoneName')?.value
    return name === undefined ? '' : ` (${name})`
  }
}

function OutsideLink({ href }: { href: string }) {
  const t = useTranslations('listings.page')
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className="inline-flex items-center gap-1 font-medium break-all text-link underline underline-offset-4"
    >
      {hostOf(href)}
      <ExternalLink size={14} aria-hidden="true" className="shrink-0" />
      <span className="sr-only">{t('newWindow')}</span>
    </a>
  )
}

function hostOf(href: string): string {
  try {
    return new URL(href).hostname.replace(/^www\./, '')
  } catch {
    return href
  }
}
