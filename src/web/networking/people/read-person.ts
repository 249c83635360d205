import { useQuery } from '@tanstack/react-query'
import { readPerson } from '#contract/networking/people/read-person.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { api } from '#web/platform/call/api.ts'

/** What somebody shows of their work; read anew whenever their page is opened. */
export const usePerson = (userId: UserId) =>
  useQuery({ ...api(readPerson).queryOptions({ userId }), refetchOnMount: 'always' })
