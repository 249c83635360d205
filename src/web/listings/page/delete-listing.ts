import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteListing } from '#contract/listings/delete-listing.ts'
import { api } from '#web/platform/call/api.ts'

/** Deletes one's listing; every list is asked again afterwards. */
export function useDeleteListing() {
  const cache = useQueryClient()
  return useMutation({
    ...api(deleteListing).mutationOptions(),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['listings'] }),
  })
}
