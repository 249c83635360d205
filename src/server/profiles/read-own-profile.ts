import type { OwnProfile } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findProfile } from './profile-store.ts'
import { showProfile } from './show-profile.ts'

export async function readOwnProfile({ db }: Platform, member: Member): Promise<OwnProfile> {
  const profile = await findProfile(db, member.userId)
  if (!profile) throw new AppError('profiles.not-found')
  return showProfile(db, profile, member)
}
