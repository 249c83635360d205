import { useMutation, useQueryClient } from '@tanstack/react-query'
import { readOwnProfile } from '#contract/profiles/read-own-profile.ts'
import { setAvatar } from '#contract/profiles/set-avatar.ts'
import { uploadImage } from '#web/media/public.tsx'
import { api } from '#web/platform/call/api.ts'
import { call } from '#web/platform/call/call.ts'

/** Uploads a photo and uses it as one's own; null takes the present one away. */
export function useSetAvatar() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (photo: File | null) => {
      const picture = photo && (await uploadImage(photo, 'avatar', new AbortController().signal))
      return call(setAvatar, { mediaId: picture?.id ?? null })
    },
    onSuccess: (profile) => cache.setQueryData(api(readOwnProfile).key({}), profile),
  })
}
