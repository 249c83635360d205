import { useMutation, useQueryClient } from '@tanstack/react-query'
import { readOwnProfile } from '#contract/profiles/read-own-profile.ts'
import { setIndexing } from '#contract/profiles/set-indexing.ts'
import { api } from '#web/platform/call/api.ts'

export function useSetIndexing() {
  const cache = useQueryClient()
  return useMutation({
    ...api(setIndexing).mutationOptions(),
    onSuccess: (profile) => cache.setQueryData(api(readOwnProfile).key({}), profile),
  })
}
