import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { readDatingProfile } from '#contract/dating/profile/read-dating-profile.ts'
import type { OwnDatingProfile } from '#contract/dating/profile/profile.ts'
import { api } from '#web/platform/call/api.ts'

const OWN = api(readDatingProfile).queryOptions({})

/** Addresses of private photos hold for minutes only. */
const FRESH_MS = 60_000

/** One's own dating profile; asked for anew whenever what shows it is opened. */
export const useDatingProfile = (isWanted = true) =>
  useQuery({ ...OWN, enabled: isWanted, staleTime: FRESH_MS, refetchOnMount: 'always' })

export const putDatingProfile = (cache: QueryClient, profile: OwnDatingProfile | null): void =>
  void cache.setQueryData(OWN.queryKey, { profile })

/** What is known without asking again. */
export const changeDatingProfile = (cache: QueryClient, parts: Partial<OwnDatingProfile>): void =>
  void cache.setQueryData(OWN.queryKey, (now) =>
    now?.profile ? { profile: { ...now.profile, ...parts } } : now,
  )

/** Asks for the profile again. */
export function useRefreshProfile(): () => Promise<void> {
  const cache = useQueryClient()
  return useCallback(() => cache.invalidateQueries({ queryKey: OWN.queryKey }), [cache])
}
