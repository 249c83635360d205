import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { openSavedSearch } from '#contract/listings/alerts/open-saved-search.ts'
import { SavedSearchId } from '#contract/listings/alerts/saved-search.ts'
import { searchListings } from '#contract/listings/search/search-listings.ts'
import { api } from '#web/platform/call/api.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { MembersOnly } from '#web/ui/states/members-only.tsx'
import { NotFoundPage } from '#web/ui/states/not-found.tsx'
import { searchAddress } from './link-search-policy.ts'

/** Where notices and mails about a saved search lead: it counts as opened, and the list page shows what it finds. */
export function SavedSearchPage() {
  const { id } = useParams({ from: '/saved-searches/$id' })
  const searchId = SavedSearchId.safeParse(id)
  if (!searchId.success) return <NotFoundPage />
  return <MembersOnly>{() => <Opening searchId={searchId.data} />}</MembersOnly>
}

function Opening({ searchId }: { searchId: SavedSearchId }) {
  const navigate = useNavigate()
  const cache = useQueryClient()
  const { mutate, data, error } = useMutation(api(openSavedSearch).mutationOptions())
  useEffect(() => mutate({ searchId }), [mutate, searchId])
  useEffect(() => {
    if (!data) return
    // somebody who was notified of something new is not shown the list as it was before
    void cache.resetQueries({ queryKey: api(searchListings).key() })
    void navigate({ ...searchAddress(data), replace: true })
  }, [cache, data, navigate])
  if (error?.code === 'listings.saved-search-not-found') return <NotFoundPage />
  if (error) return <ErrorState error={error} onRetry={() => mutate({ searchId })} />
  return <Loading />
}
