import { useMutation, useQueryClient } from '@tanstack/react-query'
import { requestPose } from '#contract/dating/verification/request-pose.ts'
import { submitVerification } from '#contract/dating/verification/submit-verification.ts'
import type { VerificationPose } from '#contract/dating/verification/verification.ts'
import { useRefreshProfile } from '#web/dating/load-dating-profile.ts'
import { uploadImage } from '#web/media/public.tsx'
import { api } from '#web/platform/call/api.ts'
import { call } from '#web/platform/call/call.ts'

interface Selfie {
  file: File
  pose: VerificationPose
}

/** Sends a selfie to be compared; only staff see it. */
export function useSubmitVerification() {
  const cache = useQueryClient()
  const refresh = useRefreshProfile()
  return useMutation<unknown, Error, Selfie>({
    mutationFn: async ({ file, pose }) => {
      const { id } = await uploadImage(file, 'dating', new AbortController().signal)
      return call(submitVerification, { pose, photoId: id })
    },
    onSettled: () => Promise.all([cache.invalidateQueries({ queryKey: api(requestPose).key() }), refresh()]),
  })
}
