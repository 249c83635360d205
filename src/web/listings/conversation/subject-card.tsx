import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { ListingSubject } from '#contract/listings/conversation/list-subjects.ts'
import { takesOffers } from '#contract/listings/price.ts'
import type { Category } from '#contract/listings/category.ts'
import { ListingPrice } from '#web/listings/card/listing-price.tsx'
import { CategoryArt } from '#web/listings/category-art.tsx'
import type { Subject, ThreadSubjects } from '#web/messaging/thread/public.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { subjectKey, useListingSubject } from './load-subject.ts'

/** What one comes to look at before taking it. */
const SHOWN: readonly Category[] = ['rooms_housing', 'items']

/** What a conversation has to know of a listing. */
export const subjectOf = ({
  title,
  price,
  category,
}: Pick<ListingSubject, 'title' | 'price' | 'category'>): Subject => ({
  title,
  currency: price?.currency ?? null,
  takesOffers: takesOffers(category, price),
  price: price && <ListingPrice price={price} />,
  hasViewings: SHOWN.includes(category),
})

const LISTING_KINDS: readonly string[] = ['listing', 'event']

/** Conversations about listings, and the chats of them. */
export const LISTING_SUBJECTS: ThreadSubjects = {
  Card: ({ about: { kind, subjectId }, news }) =>
    LISTING_KINDS.includes(kind) && subjectId !== null ? (
      <ListingSubjectCard listingId={subjectId} isNamed={kind !== 'event'} news={news} />
    ) : null,
  useSubject({ kind, subjectId }) {
    const subject = useListingSubject(LISTING_KINDS.includes(kind) ? subjectId : null)
    return subject ? subjectOf(subject) : null
  },
  Settle: ({ about: { subjectId } }) => (subjectId === null ? null : <SettleListing listingId={subjectId} />),
  Part: () => null,
  Face: ({ children }) => children,
}

/** Leads to where the listing is reserved or closed, as long as it is on offer. */
function SettleListing({ listingId }: { listingId: string }) {
  const t = useTranslations('listings.conversation')
  const subject = useListingSubject(listingId)
  if (!subject?.isOffered) return null
  return (
    <ButtonLink to="/listing/$id" params={{ id: subject.id }} variant="outline" className="min-h-11 flex-1">
      {t('settle')}
    </ButtonLink>
  )
}

interface ListingSubjectCardProps {
  listingId: string
  /** A chat is called like its listing: there the name stands above already. */
  isNamed: boolean
  news: string | null
}

/** The listing that a conversation is about, small, as it is now; nothing where it is gone. */
function ListingSubjectCard({ listingId, isNamed, news }: ListingSubjectCardProps) {
  const t = useTranslations('listings.conversation')
  const subject = useListingSubject(listingId)
  useAskAgain(listingId, news)
  if (!subject) return null
  if (!subject.isOffered)
    return (
      <div className="flex items-center gap-3 border-b border-border px-3 py-2 md:px-4">
        <Face subject={subject} isNamed />
        <p className="text-sm font-semibold text-muted">{t('notOffered')}</p>
      </div>
    )
  return (
    <Link
      to="/listing/$id"
      params={{ id: subject.id }}
      className="flex min-h-11 items-center gap-3 border-b border-border px-3 py-2 hover:bg-default/60 md:px-4"
    >
      <Face subject={subject} isNamed={isNamed} />
      {subject.isReserved && (
        <span className="shrink-0 rounded-full bg-gold px-2.5 py-0.5 text-xs font-semibold text-gold-foreground">
          {t('reserved')}
        </span>
      )}
      <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-muted" />
    </Link>
  )
}

/** What the conversation says of its listing, the listing says as well. */
function useAskAgain(listingId: string, news: string | null): void {
  const cache = useQueryClient()
  const known = useRef(news)
  useEffect(() => {
    if (known.current === news) return
    known.current = news
    void cache.invalidateQueries({ queryKey: subjectKey(listingId) })
  }, [cache, listingId, news])
}

interface FaceProps {
  subject: ListingSubject
  isNamed: boolean
}

function Face({ subject: { cover, category, title, price }, isNamed }: FaceProps) {
  const t = useTranslations('listings.conversation')
  return (
    <>
      <span className="block size-11 shrink-0 overflow-hidden rounded-xl">
        {cover ? (
          <Picture picture={cover} alt="" sizes="44px" ratio={1} />
        ) : (
          <CategoryArt category={category} />
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span lang={isNamed ? '' : undefined} className="line-clamp-1 text-sm font-medium break-words">
          {isNamed ? title : t('toListing')}
        </span>
        {price && (
          <span className="block text-sm font-bold">
            <ListingPrice price={price} />
          </span>
        )}
      </span>
    </>
  )
}
