import { Button } from '@heroui/react/button'
import { Chip } from '@heroui/react/chip'
import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { OwnListingCard } from '#contract/listings/listing.ts'
import { ListingPrice } from '#web/listings/card/listing-price.tsx'
import { CategoryArt } from '#web/listings/category-art.tsx'
import { useFormats } from '#web/platform/format.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { daysLeft } from './days-left-policy.ts'

interface OwnListingRowProps {
  listing: OwnListingCard
  onDelete: () => void
}

/** One of one's own listings, with what can be done with it. */
export function OwnListingRow({ listing, onDelete }: OwnListingRowProps) {
  const t = useTranslations('listings.posting')
  const { id, state, cover, category, price } = listing
  const title = listing.title || t('untitled')
  const to = state === 'draft' ? '/edit-listing/$id' : '/listing/$id'
  return (
    <article className="overflow-hidden rounded-card bg-surface shadow-card sm:flex sm:items-center">
      <div className="flex min-w-0 flex-1 gap-4 p-3">
        <Link to={to} params={{ id }} tabIndex={-1} aria-hidden="true" className="shrink-0">
          <span className="block size-24 overflow-hidden rounded-2xl">
            {cover ? (
              <Picture picture={cover} alt="" sizes="96px" ratio={1} />
            ) : (
              <CategoryArt category={category} />
            )}
          </span>
        </Link>
        <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
          <StateChip listing={listing} />
          <h2 className="text-base leading-snug font-semibold">
            <Link to={to} params={{ id }} className="font-sans hover:underline">
              {title}
            </Link>
          </h2>
          {price && (
            <p className="font-display font-bold">
              <ListingPrice price={price} />
            </p>
          )}
          <Facts listing={listing} />
        </div>
      </div>
      <Actions listing={listing} title={title} onDelete={onDelete} />
    </article>
  )
}

function StateChip({ listing: { state } }: { listing: OwnListingCard }) {
  const t = useTranslations('listings.posting.mine')
  const color = state === 'active' ? 'success' : state === 'draft' ? 'warning' : 'default'
  return (
    <Chip size="sm" variant="soft" color={color}>
      {t(`state.${state}`)}
    </Chip>
  )
}

/** When it ends or ended, and when it was last changed. */
function Facts({ listing: { state, expiresAt, updatedAt } }: { listing: OwnListingCard }) {
  const t = useTranslations('listings.posting.mine')
  const { ago, date } = useFormats()
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-muted">
      {state === 'active' && expiresAt !== null && <span>{t('daysLeft', { n: daysLeft(expiresAt) })}</span>}
      {state === 'expired' && expiresAt !== null && <span>{t('endedOn', { date: date(expiresAt) })}</span>}
      <span>{t('changed', { ago: ago(updatedAt) })}</span>
    </p>
  )
}

function Actions({ listing, title, onDelete }: OwnListingRowProps & { title: string }) {
  const t = useTranslations('listings.posting.mine')
  const { id, state } = listing
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-border p-2 sm:border-0 sm:pe-3">
      {state === 'draft' && (
        <ButtonLink
          to="/edit-listing/$id"
          params={{ id }}
          variant="secondary"
          aria-label={t('continueOf', { title })}
          className="grow"
        >
          {t('continue')}
        </ButtonLink>
      )}
      {state !== 'draft' && (
        <ButtonLink
          to="/listing/$id"
          params={{ id }}
          variant="tertiary"
          aria-label={t('viewOf', { title })}
          className="grow"
        >
          {t('view')}
        </ButtonLink>
      )}
      {state === 'active' && (
        <ButtonLink
          to="/edit-listing/$id"
          params={{ id }}
          variant="tertiary"
          aria-label={t('editOf', { title })}
          className="grow"
        >
          {t('edit')}
        </ButtonLink>
      )}
      <Button isIconOnly variant="ghost" aria-label={t('deleteOf', { title })} onPress={onDelete}>
        <Trash2 size={18} aria-hidden="true" className="text-danger" />
      </Button>
    </div>
  )
}
