import type { Registration } from '#contract/groups/events/registrations/registration.ts'
import type { Visitor } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { requireRegistration, showRegistration } from './open-registration.ts'

/** Looking alone confirms nothing: programs follow the links of mails too. */
export async function readRegistration(
  platform: Pick<Platform, 'db' | 'config' | 'clock'>,
  _visitor: Visitor,
  { token }: { token: string },
): Promise<{ registration: Registration }> {
  const row = await requireRegistration(platform.db, platform, token)
  return { registration: await showRegistration(platform.db, row) }
}
