import type { Role } from '#contract/kit/access.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import type { Platform } from '#server/platform/platform.ts'
import { highestRole } from './role-policy.ts'
import { readRoles } from './role-store.ts'

/**
 * What a signed-in person may do. A look-up that fails gives the least, for this one request, and is logged.
 */
export async function readRole(
  platform: Pick<Platform, 'db' | 'log'>,
  userId: UserId,
): Promise<{ role: Role; certain: boolean }> {
  try {
    return { role: highestRole(await readRoles(platform.db, userId)), certain: true }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    platform.log.error({ error: reason }, 'The role of a person could not be read')
    return { role: 'user', certain: false }
  }
}
