import { useMutation } from '@tanstack/react-query'
import { askAuth } from '#web/auth/ask-auth.ts'

/** Signs in with a passkey of this device or of one nearby. */
export const useSignInWithPasskey = () =>
  useMutation({ mutationFn: () => askAuth((auth) => auth.signInWithPasskey()) })
