import { useMutation } from '@tanstack/react-query'
import { revealPhone } from '#contract/listings/phone/reveal-phone.ts'
import { api } from '#web/platform/call/api.ts'

/** Asked for by a tap, never ahead: each look is counted. */
export const useRevealPhone = () => useMutation(api(revealPhone).mutationOptions())
