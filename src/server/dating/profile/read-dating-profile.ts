import type { OwnDatingProfile } from '#contract/dating/profile/profile.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { loadOwnProfile } from './load-own-profile.ts'

export async function readDatingProfile(
  platform: Pick<Platform, 'db' | 'config' | 'clock'>,
  { userId }: Member,
): Promise<{ profile: OwnDatingProfile | null }> {
  return { profile: await loadOwnProfile(platform.db, platform, userId) }
}
