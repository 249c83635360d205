import type { Role, Suspension } from '#contract/kit/access.ts'
import type { Place } from '#contract/geo/place.ts'
import type { Picture } from '#contract/media/picture.ts'
import { type OwnProfile, type PersonCard, UserId } from '#contract/profiles/profile.ts'
import type { ProfileRow } from './profile-store.ts'

interface Joined {
  avatar: Picture | null
  place: Place | null
  owesTerms: boolean
}

export const viewOwnProfile = (
  row: ProfileRow,
  {
    avatar,
    place,
    owesTerms,
    role,
    suspension,
  }: Joined & { role: Role; suspension?: Suspension | undefined },
): OwnProfile => ({
  userId: UserId.parse(row.user_id),
  fullName: row.full_name,
  displayName: row.display_name,
  bio: row.bio,
  avatar,
  place,
  role,
  ...(suspension && { suspension }),
  demo: row.demo,
  isIndexed: row.is_indexed,
  owesTerms,
  createdAt: row.created_at.toISOString(),
})

export const viewPersonCard = (row: ProfileRow, avatar: Picture | null): PersonCard => ({
  userId: UserId.parse(row.user_id),
  name: row.display_name ?? row.full_name,
  avatar,
  memberSince: row.created_at.toISOString(),
})
