import { BadgeCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { ListingDetail } from '#contract/listings/listing.ts'
import { writeEthiopicMonth } from '#contract/language/ethiopic-month.ts'
import { inCalendars, LOCALE } from '#contract/language/formats.ts'
import { deviceTimeZone, useLanguage } from '#web/platform/language/language.tsx'
import { useReadingChoices } from '#web/platform/format/reading-choices.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { POSTER_LISTINGS } from './poster-listings.tsx'
import { StandingLines } from './standing-lines.tsx'

/** Who posted it. */
export function PosterCard({ poster }: { poster: ListingDetail['poster'] }) {
  const t = useTranslations('listings.page.poster')
  const month = useMonthText()
  return (
    <section
      aria-label={t('label')}
      className="flex items-center gap-4 rounded-card bg-surface p-5 shadow-card"
    >
      <Avatar name={poster.name} picture={poster.avatar} size={60} />
      <div className="min-w-0">
        <p lang="" className="text-lg leading-snug font-semibold wrap-anywhere">
          {poster.name}
        </p>
        <p className="text-sm text-muted">{t('since', { month: month(poster.memberSince) })}</p>
        <StandingLines standing={poster} userId={poster.userId} />
        {poster.verified.length > 0 && (
          <ul className="flex flex-wrap gap-1.5 py-1">
            {poster.verified.map((what) => (
              <li
                key={what}
                className="flex items-center gap-1 rounded-full bg-accent-soft px-2.5 py-1 text-xs font-medium text-accent-soft-foreground"
              >
                <BadgeCheck size={14} aria-hidden="true" />
                {t(`verified.${what}`)}
              </li>
            ))}
          </ul>
        )}
        {poster.activeListings > 1 ? (
          <button
            type="button"
            className="min-h-11 cursor-pointer text-left text-sm text-accent underline underline-offset-4"
            onClick={showOthers}
          >
            {t('listings', { n: poster.activeListings })}
          </button>
        ) : (
          <p className="text-sm text-muted">{t('listings', { n: poster.activeListings })}</p>
        )}
      </div>
    </section>
  )
}

function showOthers(): void {
  const heading = document.getElementById(POSTER_LISTINGS)
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}

/** The month of an instant in the reader's calendars: "March 2024". */
function useMonthText(): (instant: string) => string {
  const { language, catalogue } = useLanguage()
  const { style } = useReadingChoices()
  return (instant) => {
    const date = new Date(instant)
    const own = catalogue.formats?.month(instant, deviceTimeZone(), style)
    if (own !== undefined) return own
    return inCalendars(style, language, {
      gregorian: () =>
        new Intl.DateTimeFormat(`${LOCALE[language]}-u-ca-gregory`, {
          month: 'long',
          year: 'numeric',
        }).format(date),
      ethiopian: () =>
        writeEthiopicMonth(
          { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() },
          language,
          style.numerals,
        ),
    })
  }
}
