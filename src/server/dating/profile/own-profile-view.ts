import {
  ageOn,
  type DatingBadge,
  DatingFilters,
  DATING_LIMITS,
  DatingProfileId,
  type OwnDatingProfile,
  PromptAnswer,
} from '#contract/dating/profile/profile.ts'
import {
  Children,
  CulturalTag,
  DatingLanguage,
  Faith,
  FamilyPlans,
  Gender,
  LookingFor,
  Moving,
  RelationshipType,
} from '#contract/dating/profile/option.ts'
import { PlaceId } from '#contract/geo/place.ts'
import type { PrivatePicture } from '#contract/media/picture.ts'
import { ANONYMOUS } from '#contract/profiles/profile.ts'
import { dayOf, nameWaitsUntil, undoablePass } from './profile-policy.ts'
import type { AllowanceRow } from '#server/dating/deck/allowance-store.ts'
import type { DatingRow } from './profile-store.ts'

export const badgesOf = (row: Pick<DatingRow, 'verified_at' | 'has_phone'>): DatingBadge[] => [
  'onboarding_complete',
  ...(row.verified_at === null ? [] : (['verified_photo'] as const)),
  ...(row.has_phone ? (['verified_phone'] as const) : []),
]

export const viewFilters = (row: DatingRow): DatingFilters =>
  DatingFilters.parse({
    ageMin: row.age_from,
    ageMax: row.age_to,
    maxDistance: row.reach,
    languages: row.filter_languages,
    interests: row.filter_interests,
    verifiedOnly: row.verified_only,
    activeRecently: row.active_recently,
    faiths: row.filter_faiths,
    children: row.filter_children,
    familyPlans: row.filter_family_plans,
    moving: row.filter_moving,
  })

interface Beside {
  fullName: string
  photos: PrivatePicture[]
  verification: OwnDatingProfile['verification']
  hiddenContacts: number
  allowance: AllowanceRow | null
  now: Date
}

export function viewOwnDating(row: DatingRow, beside: Beside): OwnDatingProfile {
  const today = dayOf(beside.now)
  const used = beside.allowance?.day === today ? beside.allowance : { likes: 0, super_likes: 0 }
  return {
    id: DatingProfileId.parse(row.id),
    dateOfBirth: row.date_of_birth,
    gender: Gender.parse(row.gender),
    seeking: Gender.array().parse(row.seeking),
    bio: row.bio,
    location: row.location,
    placeId: row.place_id === null ? null : PlaceId.parse(row.place_id),
    lookingFor: LookingFor.parse(row.looking_for),
    relationshipType: RelationshipType.parse(row.relationship_type),
    education: row.education,
    profession: row.profession,
    height: row.height,
    interests: row.interests,
    languages: DatingLanguage.array().parse(row.languages),
    culturalTags: CulturalTag.array().parse(row.cultural_tags),
    faith: Faith.nullable().parse(row.faith),
    children: Children.nullable().parse(row.children),
    familyPlans: FamilyPlans.nullable().parse(row.family_plans),
    moving: Moving.nullable().parse(row.moving),
    prompts: PromptAnswer.array().parse(row.prompts),
    blursPhotos: row.blurs_photos,
    fullName: beside.fullName,
    firstName: row.first_name,
    nameWaitsUntil: nameWaitsUntil(beside.allowance?.name_changes ?? [], beside.now)?.toISOString() ?? null,
    displayName: row.first_name ?? ANONYMOUS,
    age: ageOn(row.date_of_birth, today),
    photos: beside.photos,
    badges: badgesOf(row),
    verifiedAt: row.verified_at?.toISOString() ?? null,
    verification: beside.verification,
    isPaused: row.is_paused,
    isWithheld: row.withheld !== null,
    isIncognito: row.is_incognito,
    hidesFromGroups: row.hides_from_groups,
    hidesFromConnections: row.hides_from_connections,
    hiddenContacts: beside.hiddenContacts,
    filters: viewFilters(row),
    likesLeft: Math.max(0, DATING_LIMITS.likesPerDay - used.likes),
    superLikesLeft: Math.max(0, DATING_LIMITS.superLikesPerDay - used.super_likes),
    canUndo: beside.allowance !== null && undoablePass(beside.allowance, beside.now) !== null,
    version: row.version,
  }
}
