import { useQuery } from '@tanstack/react-query'
import { readLink } from '#contract/auth/read-link.ts'
import type { CallError } from '#web/platform/call/call-error.ts'
import { call } from '#web/platform/call/call.ts'
import type { PendingLink } from '#web/platform/session/session-client.ts'

/** Whose account a link signs in to; asked once, and kept nowhere. */
export const useLinkOwner = (link: PendingLink | null) =>
  useQuery<{ email: string | null }, CallError>({
    queryKey: ['auth.read-link'],
    queryFn: () => {
      if (link === null) throw new Error('There is no link.')
      return call(readLink, link)
    },
    enabled: link !== null,
    staleTime: 0,
    gcTime: 0,
  })
