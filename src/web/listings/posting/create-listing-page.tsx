import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import type { Place } from '#contract/geo/place.ts'
import { readPlace } from '#contract/geo/read-place.ts'
import type { Category } from '#contract/listings/category.ts'
import type { OwnListing } from '#contract/listings/own/own-listing.ts'
import { api } from '#web/platform/call/api.ts'
import { deviceTimeZone, useLanguage } from '#web/platform/language/language.tsx'
import { type ReaderPlace, usePlace } from '#web/platform/place.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { CategoryStep } from './category-step.tsx'
import { forgetLocalDraft, readLocalDraft } from './draft/store-local-draft.ts'
import { nextStepOf, POSTING_STEPS } from './form/find-problems.ts'
import { emptyForm, formOf } from './form/listing-form-policy.ts'
import { sharedWords } from './form/shared-words-policy.ts'
import { prefilledForm } from './prefill/prefill-policy.ts'
import { forgetPrefill, readPrefill } from './prefill/store-prefill.ts'
import { MembersOnly } from '#web/ui/states/members-only.tsx'
import { afterPublishing } from './after-publishing-policy.ts'
import { PostingFlow } from './posting-flow.tsx'
import { HERE, readPosting } from './read-posting.ts'

export function CreateListingPage() {
  return <MembersOnly>{({ id }) => <CreateListing userId={id} />}</MembersOnly>
}

function CreateListing({ userId }: { userId: string }) {
  const search = readPosting(useSearch({ strict: false }))
  const { category, step, draft } = search
  const [createdId, setCreatedId] = useState<string | null>(null)
  // After a reload the form of a draft that the server has is opened from there.
  if (draft !== undefined && draft !== HERE && draft !== createdId)
    return <Navigate to="/edit-listing/$id" params={{ id: draft }} search={step ? { step } : {}} replace />
  if (!category) return <CategoryStep userId={userId} search={search} />
  return (
    <NewListing
      key={`${category} ${search.filled ?? ''}`}
      userId={userId}
      category={category}
      step={step}
      isHere={draft === HERE}
      words={sharedWords(search)}
      isFilled={search.filled !== undefined}
      onCreated={setCreatedId}
    />
  )
}

interface NewListingProps {
  userId: string
  category: Category
  step: string | undefined
  /** Goes on with the draft that this device has kept. */
  isHere: boolean
  /** What another app shared. */
  words: { title?: string; description?: string }
  /** Somebody, such as the assistant, gave it something to begin with. */
  isFilled: boolean
  onCreated: (id: string) => void
}

function NewListing({ userId, category, step, isHere, words, isFilled, onCreated }: NewListingProps) {
  const navigate = useNavigate()
  const { language } = useLanguage()
  const { place } = usePlace()
  const [local] = useState(() => (isHere ? readLocalDraft({ userId, id: null }) : null))
  const { history } = useRouter()
  /** In the address; whoever is leaving, while the next page is fetched, is not led back by an answer of the server. */
  const nameDraft = useCallback(
    (draft: string) => {
      if (history.location.pathname !== '/create-listing') return
      void navigate({
        to: '/create-listing',
        search: (now: Record<string, unknown>) => ({ ...readPosting(now), draft }),
        replace: true,
        resetScroll: false,
      })
    },
    [history, navigate],
  )
  const created = useCallback(
    ({ id }: OwnListing) => {
      forgetPrefill()
      onCreated(id)
      nameDraft(id)
    },
    [nameDraft, onCreated],
  )
  const onSaved = useCallback(() => nameDraft(HERE), [nameDraft])
  const [given] = useState(() => (isFilled ? readPrefill(category) : null))
  const home = useCity(useSession().profile?.place?.id)
  const named = useCity(given?.placeId ?? undefined)
  const nearby = useMemo(() => {
    const known = named === undefined ? home : named
    return known === undefined ? cityOf(place) : known
  }, [named, home, place])
  const { problems } = useLanguage().catalogue
  const [leftAt] = useState(() => (local ? nextStepOf(formOf(local), problems, new Date()) : 'kind'))
  const begin = () => {
    if (local) return formOf(local)
    const empty = emptyForm(category, { place: nearby, language, timeZone: deviceTimeZone() })
    return given ? prefilledForm(empty, given) : { ...empty, ...words }
  }
  return (
    <PostingFlow
      userId={userId}
      start={null}
      values={begin()}
      isUnsaved={local !== null}
      nearby={nearby}
      step={POSTING_STEPS.find((one) => one === step) ?? leftAt}
      onStep={(next) =>
        void navigate({
          to: '/create-listing',
          search: (now: Record<string, unknown>) => ({ ...readPosting(now), step: next }),
        })
      }
      onCreated={created}
      onPersisted={onSaved}
      onPublished={(published) => void navigate({ ...afterPublishing(published), replace: true })}
      onReload={() => {
        forgetLocalDraft({ userId, id: null })
        void navigate({ to: '/my-listings', search: {} })
      }}
      hasTabBar
    />
  )
}

/** A city: null while it is fetched, undefined where none is named, or there is none. */
function useCity(placeId: number | undefined): Place | null | undefined {
  const { data, isError } = useQuery({
    ...api(readPlace).queryOptions({ placeId: placeId ?? 1 }),
    enabled: placeId !== undefined,
  })
  return placeId === undefined || isError ? undefined : (data ?? null)
}

/** The city that the reader looks from; null while it is being found, and where none is near. */
function cityOf(place: ReaderPlace | null): Place | null {
  if (!place || place.id === null || place.name === null) return null
  const { id, name, nameAm, admin1, country, lat, lng } = place
  return { id, name, nameAm, admin1, country, lat, lng }
}
