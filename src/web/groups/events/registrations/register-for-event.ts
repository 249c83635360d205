import { useMutation } from '@tanstack/react-query'
import { registerForEvent } from '#contract/groups/events/registrations/register-for-event.ts'
import { api } from '#web/platform/call/api.ts'

export const useRegister = () => useMutation(api(registerForEvent).mutationOptions())
