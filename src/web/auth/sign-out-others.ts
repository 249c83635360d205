import { useMutation } from '@tanstack/react-query'
import { askAuth } from './ask-auth.ts'

/** Ends all sessions of the account but this one. */
export const useSignOutOthers = () =>
  useMutation({ mutationFn: () => askAuth((auth) => auth.signOut({ scope: 'others' })) })
