import { Link } from '@tanstack/react-router'
import {
  Bell,
  CalendarClock,
  CircleCheck,
  CircleX,
  PauseCircle,
  PencilLine,
  Search,
  TrendingDown,
} from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { LISTING_NOTICES, NoticeListing } from '#contract/listings/notices.ts'
import type { FactsOf, Notice } from '#contract/notices.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { SpokenIn } from '#web/platform/format/spoken.tsx'
import type { NoticeLink, NoticeLooks, NoticeWriter } from '#web/notifications/public.tsx'

type Subject = Pick<Notice, 'subjectId'>
const toListing = ({ subjectId }: Subject): NoticeLink => ({ to: '/listing/$id', params: { id: subjectId } })
const toSearch = ({ subjectId }: Subject): NoticeLink => ({
  to: '/saved-searches/$id',
  params: { id: subjectId },
})
const toMyListings = (): NoticeLink => ({ to: '/my-listings', search: {} })

const ending = ({ title, endsAt }: { title: string; endsAt: string }, { theirs, date }: NoticeWriter) => ({
  title: theirs(title),
  date: date(endsAt),
})

export const listingNotices: NoticeLooks<keyof typeof LISTING_NOTICES> = {
  words: 'listings.notices',
  kinds: {
    favorite_price_drop: {
      icon: TrendingDown,
      link: toListing,
      values: ({ title, was, now }, { theirs, money }) => ({
        title: theirs(title),
        was: money(was.minor, was.currency),
        now: money(now.minor, now.currency),
      }),
    },
    favorite_reserved: {
      icon: Bell,
      link: toListing,
    },
    favorite_back: {
      icon: CircleCheck,
      link: toListing,
    },
    favorite_ending: {
      icon: CalendarClock,
      link: toListing,
      values: ending,
    },
    search_matches: {
      icon: Search,
      link: toSearch,
      values: ({ name, count }, { theirs }) => ({ name: theirs(name), count }),
      More: Matches,
    },
    search_paused: {
      icon: PauseCircle,
      link: toSearch,
    },
    own_listing_ending: {
      icon: CalendarClock,
      link: toMyListings,
      values: ending,
    },
    listing_approved: {
      icon: CircleCheck,
      link: toListing,
    },
    listing_changes_requested: {
      icon: PencilLine,
      link: toMyListings,
    },
    listing_rejected: {
      icon: CircleX,
      link: toMyListings,
    },
  },
}

function AskedPrice({ price }: { price: NonNullable<NoticeListing['price']> }) {
  const { money } = useFormats()
  return (
    <SpokenIn
      sentence={(amount) => ` · ${amount}`}
      figure={money(price.minor, price.currency)}
      kind="price"
      {...price}
      period={null}
    />
  )
}

function Matches({ facts }: { facts: FactsOf<'search_matches'> }) {
  const t = useTranslations('listings.notices')
  return (
    <ul className="grid gap-0.5 text-sm">
      {facts.listings.map((listing) => (
        <li key={listing.id} className="wrap-anywhere">
          <Link
            to="/listing/$id"
            params={{ id: listing.id }}
            className="relative z-10 inline-block py-1 underline-offset-4 hover:underline"
          >
            <span lang="">{listing.title}</span>
            {listing.price && <AskedPrice price={listing.price} />}
          </Link>
        </li>
      ))}
      {facts.count > facts.listings.length && <li className="text-muted">{t('more')}</li>}
    </ul>
  )
}
