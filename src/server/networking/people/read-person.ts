import { satisfies } from '#contract/kit/access.ts'
import { Person } from '#contract/networking/people/read-person.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readPersonJson } from './person-store.ts'

/** In one round trip, however much stands on the page. */
export async function readPerson(
  { hot }: Pick<Platform, 'hot'>,
  { userId: viewerId, role }: Member,
  { userId: personId }: { userId: UserId },
): Promise<Person> {
  const json = await readPersonJson(hot, { personId, viewerId, isStaff: satisfies(role, 'manager') })
  if (json === null) throw new AppError('networking.person-not-found')
  return Person.parse(JSON.parse(json))
}
