import { useQuery } from '@tanstack/react-query'
import { readOwnProfile } from '#contract/profiles/read-own-profile.ts'
import { api } from '#web/platform/call/api.ts'

/** One's own profile, the same that the session knows. */
export const useOwnProfile = () =>
  useQuery({ ...api(readOwnProfile).queryOptions({}), ...api(readOwnProfile).kept('list') })
