import { useMutation } from '@tanstack/react-query'
import { requestDeletion } from '#contract/auth/request-deletion.ts'
import { api } from '#web/platform/call/api.ts'

/** Asks for the account to be deleted; the answer says when. All sessions of the account are over then. */
export const useRequestDeletion = () => useMutation(api(requestDeletion).mutationOptions())
