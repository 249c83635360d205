import { useMutation } from '@tanstack/react-query'
import { askAuth } from '#web/auth/ask-auth.ts'

/** Sends a code that confirms a new password instead of the current one. */
export const useRequestNonce = () =>
  useMutation({ mutationFn: () => askAuth((auth) => auth.reauthenticate()) })
