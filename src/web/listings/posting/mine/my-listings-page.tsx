import { Link, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { OWN_LISTING_TABS } from '#contract/listings/own/list-own-listings.ts'
import type { OwnListingCard } from '#contract/listings/listing.ts'
import { ChipRow } from '#web/ui/chip-row.tsx'
import { LoadMore } from '#web/ui/states/load-more.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { MembersOnly } from '#web/ui/states/members-only.tsx'
import { useDeleteLater, useHeldDeletions } from '#web/listings/life/hold-deletion.ts'
import { type OwnPage, type OwnTab, useOwnListings } from './load-own-listings.ts'
import { ManyBar } from './many-bar.tsx'
import { OwnListingRow } from './own-listing-row.tsx'
import { OwnListingsSkeleton } from './own-listings-skeleton.tsx'

export function MyListingsPage() {
  return <MembersOnly>{() => <MyListings />}</MembersOnly>
}

function MyListings() {
  const t = useTranslations('listings.posting')
  const { tab: asked } = useSearch({ strict: false })
  const tab = OWN_LISTING_TABS.find((one) => one === asked) ?? 'all'
  const listings = useOwnListings(tab)
  const pages = listings.data?.pages ?? []
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeading
        title={t('mine.title')}
        actions={
          <ButtonLink to="/create-listing" search={{}}>
            <Plus size={18} aria-hidden="true" />
            {t('heading')}
          </ButtonLink>
        }
      />
      <Tabs tab={tab} counts={pages[0]?.counts} />
      {listings.isPending && <OwnListingsSkeleton />}
      {listings.isError && pages.length === 0 && (
        <ErrorState error={listings.error} onRetry={() => void listings.refetch()} />
      )}
      {listings.data && <Rows tab={tab} items={pages.flatMap(({ items }) => items)} />}
      <LoadMore list={listings} />
    </div>
  )
}

function Tabs({ tab, counts }: { tab: OwnTab; counts: OwnPage['counts'] | undefined }) {
  const t = useTranslations('listings.posting.mine')
  return (
    <div className="mb-5">
      <ChipRow label={t('title')} current={tab}>
        {OWN_LISTING_TABS.map((one) => (
          <li key={one}>
            <Link
              to="/my-listings"
              search={one === 'all' ? {} : { tab: one }}
              activeOptions={{ exact: true, includeSearch: true }}
              replace
              aria-current={one === tab ? 'page' : undefined}
              className={`inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-medium whitespace-nowrap ${one === tab ? 'border-accent bg-accent text-accent-foreground' : 'border-border bg-surface hover:border-accent'}`}
            >
              {t(`tab.${one}`)} <span className="min-w-[1ch] tabular-nums opacity-80">{counts?.[one]}</span>
            </Link>
          </li>
        ))}
      </ChipRow>
    </div>
  )
}

function Rows({ tab, items: all }: { tab: OwnTab; items: readonly OwnListingCard[] }) {
  const t = useTranslations('listings.posting.mine')
  const [asked, setAsked] = useState<OwnListingCard | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<OwnListingCard['id']> | null>(null)
  const deleteLater = useDeleteLater()
  const held = useHeldDeletions()
  const items = all.filter(({ id }) => !held.has(id))
  if (items.length === 0)
    return (
      <EmptyState
        sentence={t(`empty.${tab}`)}
        more={t(`emptyMore.${tab}`)}
        action={
          <ButtonLink to="/create-listing" search={{}}>
            {t('begin')}
          </ButtonLink>
        }
      />
    )
  const choose = (id: OwnListingCard['id'], isChosen: boolean) =>
    setChosen((now) => {
      const next = new Set(now)
      if (isChosen) next.add(id)
      else next.delete(id)
      return next
    })
  return (
    <>
      <ManyBar chosen={chosen} onChosen={setChosen} isOffered={items.length > 1} />
      <ul className="grid gap-3">
        {items.map((listing) => (
          <li key={listing.id}>
            <OwnListingRow
              listing={listing}
              isChosen={chosen === null ? null : chosen.has(listing.id)}
              onChoose={(isChosen) => choose(listing.id, isChosen)}
              onDelete={() => setAsked(listing)}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={t('deleteAsk', { title: asked?.title || t('untitled') })}
        confirmLabel={t('delete')}
        onConfirm={() => {
          if (asked) deleteLater({ id: asked.id, title: asked.title || t('untitled') })
        }}
      >
        {t(asked?.state === 'draft' ? 'deleteDraftText' : 'deleteText')}
      </ConfirmDialog>
    </>
  )
}
