import { Button } from '#web/ui/button.tsx'
import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { isLive, isUnpublished } from '#contract/listings/life/state.ts'
import type { OwnListingCard } from '#contract/listings/listing.ts'
import { ListingPrice } from '#web/listings/card/listing-price.tsx'
import { CategoryArt } from '#web/listings/category-art.tsx'
import { DecisionNote } from '#web/listings/life/decision-note.tsx'
import { LifeActions } from '#web/listings/life/life-actions.tsx'
import { StateChip } from '#web/listings/life/state-chip.tsx'
import { ShareButton } from '#web/listings/share/share-button.tsx'
import { hasInterest, ViewsPlot } from '#web/listings/life/views-plot.tsx'
import { useAgoInWords } from '#web/platform/format/ago-in-words.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { daysLeft } from './days-left-policy.ts'

interface OwnListingRowProps {
  listing: OwnListingCard
  /** Whether it is among those that are chosen; null while nothing is being chosen. */
  isChosen: boolean | null
  onChoose: (isChosen: boolean) => void
  onDelete: () => void
}

/** One of one's own listings, with what can be done with it. */
export function OwnListingRow({ listing, isChosen, onChoose, onDelete }: OwnListingRowProps) {
  const t = useTranslations('listings')
  const { id, state, cover, category, price } = listing
  const title = listing.title || t('posting.untitled')
  const to = hasPage(listing) ? '/listing/$id' : '/edit-listing/$id'
  return (
    <article className="@container overflow-hidden rounded-card bg-surface shadow-card">
      <div className="@xl:flex @xl:items-center">
        {isChosen !== null && (
          <label className="flex min-h-11 items-center gap-3 px-4 pt-3 @xl:pe-0 @xl:pt-0">
            <input
              type="checkbox"
              checked={isChosen}
              aria-label={t('life.selectOf', { title })}
              onChange={(event) => onChoose(event.target.checked)}
              className="size-6 accent-accent"
            />
          </label>
        )}
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
              <Link
                to={to}
                params={{ id }}
                lang={listing.title ? '' : undefined}
                className="font-sans hover:underline"
              >
                {title}
              </Link>
            </h2>
            {price && (
              <p className="font-display font-bold">
                <ListingPrice price={price} />
              </p>
            )}
            <Facts listing={listing} />
            {hasInterest(listing) && <ViewsPlot {...listing} />}
          </div>
        </div>
        <Actions listing={listing} title={title} onDelete={onDelete} />
      </div>
      <div className="grid gap-3 px-3 pb-3 empty:hidden">
        <DecisionNote listing={listing} />
        {state !== 'draft' && <LifeActions listing={listing} />}
      </div>
    </article>
  )
}

/** When it ends or ended, and when it was last changed. */
function Facts({ listing: { state, closeOutcome, expiresAt, updatedAt } }: { listing: OwnListingCard }) {
  const t = useTranslations('listings.posting.mine')
  const tLife = useTranslations('listings.life')
  const { date } = useFormats()
  const agoInWords = useAgoInWords()
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-muted">
      {isLive(state) && expiresAt !== null && <span>{t('daysLeft', { n: daysLeft(expiresAt) })}</span>}
      {state === 'expired' && expiresAt !== null && <span>{t('endedOn', { date: date(expiresAt) })}</span>}
      {closeOutcome !== null && <span>{tLife(`outcome.${closeOutcome}`)}</span>}
      <span>{t('changed', { ago: agoInWords(updatedAt) })}</span>
    </p>
  )
}

type ActionsProps = Pick<OwnListingRowProps, 'listing' | 'onDelete'> & { title: string }

function Actions({ listing, title, onDelete }: ActionsProps) {
  const t = useTranslations('listings.posting.mine')
  const { id, state } = listing
  const isBegun = isUnpublished(state) && state !== 'pending_review'
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-border p-2 @xl:border-0 @xl:pe-3">
      {isBegun && (
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
      {hasPage(listing) && (
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
      {(isLive(state) || state === 'pending_review') && (
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
      {(state === 'active' || state === 'reserved') && (
        <ShareButton listing={{ id, title }} isWide={false} isNamed className="border-0" />
      )}
      <Button isIconOnly variant="ghost" aria-label={t('deleteOf', { title })} onClick={onDelete}>
        <Trash2 size={18} aria-hidden="true" className="text-danger" />
      </Button>
    </div>
  )
}

/** Has a page that its owner can open. */
const hasPage = ({ state }: OwnListingCard): boolean =>
  isLive(state) || state === 'pending_review' || state === 'expired' || state === 'fulfilled'
