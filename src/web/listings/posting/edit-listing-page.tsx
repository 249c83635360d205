import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { mayEdit, isLive } from '#contract/listings/life/state.ts'
import { ListingId } from '#contract/listings/listing.ts'
import type { OwnListing } from '#contract/listings/own/own-listing.ts'
import { readOwnListing } from '#contract/listings/own/read-own-listing.ts'
import { api } from '#web/platform/call/api.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { NotFoundPage } from '#web/ui/states/not-found.tsx'
import { DecisionNote } from '#web/listings/life/decision-note.tsx'
import { EditForm } from './edit-form.tsx'
import { forgetLocalDraft, readLocalDraft } from './draft/store-local-draft.ts'
import { nextStepOf, POSTING_STEPS } from './form/find-problems.ts'
import { formOf } from './form/listing-form-policy.ts'
import { MembersOnly } from '#web/ui/states/members-only.tsx'
import { afterPublishing } from './after-publishing-policy.ts'
import { PostingFlow } from './posting-flow.tsx'
import { useLanguage } from '#web/platform/language/language.tsx'
import { readPosting } from './read-posting.ts'

/** Drafts go on in the guided flow, published listings in one form. */
export function EditListingPage() {
  const id = ListingId.safeParse(useParams({ strict: false }).id)
  if (!id.success) return <NotFoundPage />
  return <MembersOnly>{(user) => <EditListing key={id.data} userId={user.id} id={id.data} />}</MembersOnly>
}

function EditListing({ userId, id }: { userId: string; id: ListingId }) {
  // Read anew whenever the form is opened: what another window saved is in it.
  const listing = useQuery({
    ...api(readOwnListing).queryOptions({ listingId: id }),
    ...api(readOwnListing).kept('detail'),
    gcTime: 0,
    staleTime: Infinity,
  })
  const [round, setRound] = useState(0)
  const reload = () => {
    forgetLocalDraft({ userId, id })
    void listing.refetch().then(() => setRound((n) => n + 1))
  }
  if (listing.isPending) return <Loading />
  if (listing.data) return <Editor key={round} userId={userId} listing={listing.data} onReload={reload} />
  const { code } = listing.error
  if (code === 'listings.not-found' || code === 'listings.gone') return <NotFoundPage />
  return <ErrorState error={listing.error} onRetry={() => void listing.refetch()} />
}

interface EditorProps {
  userId: string
  listing: OwnListing
  onReload: () => void
}

function Editor({ userId, listing, onReload }: EditorProps) {
  const t = useTranslations('listings.posting')
  const navigate = useNavigate()
  const { step } = readPosting(useSearch({ strict: false }))
  // What the form begins with: later answers of the server are its own saves.
  const [{ start, local }] = useState(() => ({ start: listing, local: unsavedOf(userId, listing) }))
  const id = start.id
  const { problems } = useLanguage().catalogue
  const [leftAt] = useState(() => nextStepOf(formOf(local ?? start), problems, new Date()))
  if (!mayEdit(start.state))
    return (
      <EmptyState
        sentence={t('ended')}
        more={t('endedMore')}
        action={<ButtonLink to="/my-listings">{t('toMyListings')}</ButtonLink>}
      />
    )
  const shared = { userId, start, values: formOf(local ?? start), isUnsaved: local !== null, onReload }
  if (isLive(start.state) || start.state === 'pending_review')
    return <EditForm {...shared} onSaved={() => void navigate({ to: '/listing/$id', params: { id } })} />
  return (
    <>
      {start.decision !== null && (
        <div className="mx-auto mb-4 max-w-2xl">
          <DecisionNote listing={start} />
        </div>
      )}
      <PostingFlow
        {...shared}
        nearby={null}
        step={POSTING_STEPS.find((one) => one === step) ?? leftAt}
        onStep={(next) => void navigate({ to: '/edit-listing/$id', params: { id }, search: { step: next } })}
        onPublished={(published) => void navigate({ ...afterPublishing(published), replace: true })}
        hasTabBar={false}
      />
    </>
  )
}

/** What this device has kept over the very version that the server has. */
function unsavedOf(userId: string, { id, version }: OwnListing) {
  const local = readLocalDraft({ userId, id })
  if (local?.version === version) return local
  forgetLocalDraft({ userId, id })
  return null
}
