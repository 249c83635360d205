import { useMutation, useQueryClient } from '@tanstack/react-query'
import { readOwnProfile } from '#contract/profiles/read-own-profile.ts'
import { updateProfile } from '#contract/profiles/update-profile.ts'
import { api } from '#web/platform/call/api.ts'

/** Saves what one tells about oneself; everything on screen that shows it follows at once. */
export function useUpdateProfile() {
  const cache = useQueryClient()
  return useMutation({
    ...api(updateProfile).mutationOptions(),
    onSuccess: (profile) => cache.setQueryData(api(readOwnProfile).key({}), profile),
  })
}
