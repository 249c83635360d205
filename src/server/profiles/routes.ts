import { acceptTerms as acceptTermsOperation } from '#contract/profiles/accept-terms.ts'
import { readOwnProfile as readOwnProfileOperation } from '#contract/profiles/read-own-profile.ts'
import { setAvatar as setAvatarOperation } from '#contract/profiles/set-avatar.ts'
import { setIndexing as setIndexingOperation } from '#contract/profiles/set-indexing.ts'
import { updateProfile as updateProfileOperation } from '#contract/profiles/update-profile.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type Route, route } from '#server/platform/route.ts'
import { acceptTerms } from './accept-terms.ts'
import { readOwnProfile } from './read-own-profile.ts'
import { setAvatar } from './set-avatar.ts'
import { setIndexing } from './set-indexing.ts'
import { updateProfile } from './update-profile.ts'

export const profileRoutes = (platform: Platform): Route[] => [
  route(readOwnProfileOperation)((_, member) => readOwnProfile(platform, member)),
  route(updateProfileOperation)((input, member) => updateProfile(platform, member, input)),
  route(setAvatarOperation)((input, member) => setAvatar(platform, member, input)),
  route(setIndexingOperation)((input, member) => setIndexing(platform, member, input)),
  route(acceptTermsOperation)((input, member) => acceptTerms(platform, member, input)),
]
