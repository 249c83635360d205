import { useMutation, useQueryClient } from '@tanstack/react-query'
import { acceptTerms } from '#contract/profiles/accept-terms.ts'
import { readOwnProfile } from '#contract/profiles/read-own-profile.ts'
import { api } from '#web/platform/call/api.ts'

export function useAcceptTerms() {
  const cache = useQueryClient()
  return useMutation({
    ...api(acceptTerms).mutationOptions(),
    onSuccess: (profile) => cache.setQueryData(api(readOwnProfile).key({}), profile),
  })
}
