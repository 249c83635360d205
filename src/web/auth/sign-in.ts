import { useMutation } from '@tanstack/react-query'
import { askAuth } from './ask-auth.ts'

type Credentials = { email: string; password: string } | { phone: string; password: string }

/** Signs in with address or number and password; the session's event does the rest. */
export const useSignIn = () =>
  useMutation({
    mutationFn: (credentials: Credentials) => askAuth((auth) => auth.signInWithPassword(credentials)),
  })
