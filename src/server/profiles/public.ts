import { TERMS_VERSION } from '#contract/auth/terms.ts'
import { MediaId } from '#contract/media/picture.ts'
import { type PersonCard, type UserId } from '#contract/profiles/profile.ts'
import { detachMedia, picturesById } from '#server/media/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import type { Platform } from '#server/platform/platform.ts'
import {
  changeProfile,
  deleteProfile,
  findProfile,
  findProfiles,
  insertProfile,
  lockProfile,
  type ProfileRow,
} from './profile-store.ts'
import { deleteAcceptances, exportAcceptances, insertAcceptance } from './terms-store.ts'
import { viewPersonCard } from './profile-view.ts'

declare module '#server/platform/events.ts' {
  interface EventPayloads {
    /** In the transaction in which somebody names or describes themselves anew; who listens may refuse the words. */
    'profiles.words-changed': {
      fullName?: string | undefined
      displayName?: string | null | undefined
      bio?: string | null | undefined
    }
  }
}

/** People by id, in two queries however many they are; people without a profile are left out. */
export async function personCards(
  db: Database | Tx,
  userIds: readonly UserId[],
): Promise<Map<UserId, PersonCard>> {
  const rows = await findProfiles(db, [...new Set(userIds)])
  const avatars = await picturesById(
    db,
    rows.map(avatarOf).filter((id) => id !== null),
  )
  const cards = rows.map((row) => {
    const id = avatarOf(row)
    return viewPersonCard(row, (id && avatars.get(id)) ?? null)
  })
  return new Map(cards.map((card) => [card.userId, card]))
}

const avatarOf = (row: ProfileRow) =>
  row.avatar_media_id === null ? null : MediaId.parse(row.avatar_media_id)

/** People whose full or chosen name begins so. */
export { findPeopleIn, findProfilesNamed } from './profile-store.ts'

/** The names that people gave themselves; people without a profile are left out. */
export async function namesOf(
  db: Database | Tx,
  userIds: readonly UserId[],
): Promise<Map<string, { fullName: string; displayName: string | null }>> {
  const rows = await findProfiles(db, [...new Set(userIds)])
  return new Map(rows.map((row) => [row.user_id, { fullName: row.full_name, displayName: row.display_name }]))
}

/** Staff took away what somebody says of themselves: picture, chosen name and words. Who they signed up as stays. */
export async function emptyProfile(tx: Tx, userId: UserId): Promise<void> {
  const profile = await lockProfile(tx, userId)
  if (!profile) return
  await changeProfile(tx, userId, { display_name: null, bio: null, avatar_media_id: null })
  if (profile.avatar_media_id !== null) await detachMedia(tx, [MediaId.parse(profile.avatar_media_id)])
}

/** May search engines list what somebody offers? */
export const isIndexed = async (db: Database, userId: string): Promise<boolean> =>
  (await findProfile(db, userId))?.is_indexed !== false

/** For what only people with a profile may do. @throws AppError profiles.not-found */
export async function requireProfile(tx: Tx, userId: UserId): Promise<void> {
  if (!(await findProfile(tx, userId))) throw new AppError('profiles.not-found')
}

/** Of an older edition, or one that is none, nothing is recorded. */
async function noteTerms(
  tx: Tx,
  { userId, terms, at }: { userId: UserId; terms: string | null; at: Date },
): Promise<void> {
  if (terms === TERMS_VERSION) await insertAcceptance(tx, { userId, version: terms, at })
}

/** Registers what profiles do when other features tell of something; to be called once, at the start. */
export function subscribeProfiles({ events }: Pick<Platform, 'events'>): void {
  events.on('auth.signed-in-first', async (tx, { userId, fullName, terms, at }) => {
    await insertProfile(tx, { user_id: userId, full_name: fullName, created_at: at })
    await noteTerms(tx, { userId, terms, at })
  })
  events.on('auth.terms-noted', noteTerms)
}

export const personalData: PersonalData = {
  feature: 'profiles',
  tables: ['public.profile', 'public.terms_acceptance'],
  async export(tx, userId) {
    const profile = await findProfile(tx, userId)
    return {
      'public.profile': profile ? [profile] : [],
      'public.terms_acceptance': await exportAcceptances(tx, userId),
    }
  },
  async purge(tx, userId) {
    await deleteAcceptances(tx, userId)
    await deleteProfile(tx, userId)
  },
}
