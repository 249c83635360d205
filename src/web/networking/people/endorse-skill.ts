import { useMutation, useQueryClient } from '@tanstack/react-query'
import { endorseSkill } from '#contract/networking/people/endorse-skill.ts'
import { type Person, readPerson } from '#contract/networking/people/read-person.ts'
import { api } from '#web/platform/call/api.ts'

/** Endorses a skill of a connection, or no longer; a page that was out of date is read anew. */
export function useEndorseSkill() {
  const cache = useQueryClient()
  return useMutation({
    ...api(endorseSkill).mutationOptions(),
    onSuccess: (counted, { userId, skill }) =>
      cache.setQueryData<Person>(
        api(readPerson).key({ userId }),
        (person) =>
          person && {
            ...person,
            skills: person.skills.map((one) => (one.name === skill ? { ...one, ...counted } : one)),
          },
      ),
    onError: (_error, { userId }) => cache.invalidateQueries({ queryKey: api(readPerson).key({ userId }) }),
  })
}
