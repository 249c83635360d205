import { useMutation } from '@tanstack/react-query'
import { askAuth } from '#web/auth/ask-auth.ts'
import type { PendingLink } from '#web/platform/session/session-client.ts'

/** Uses a mailed link up. */
export const useFollowLink = () =>
  useMutation({
    mutationFn: ({ tokenHash, type }: PendingLink) =>
      askAuth((auth) => auth.verifyOtp({ token_hash: tokenHash, type })),
  })
