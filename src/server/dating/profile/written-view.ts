import type { DatingFields } from '#contract/dating/profile/profile.ts'
import type { WrittenColumns } from './profile-store.ts'

/** What somebody wrote, as columns; the place and the photos apart. */
export const writtenColumns = (fields: DatingFields): WrittenColumns => ({
  date_of_birth: fields.dateOfBirth,
  gender: fields.gender,
  seeking: fields.seeking,
  bio: fields.bio,
  location: fields.location,
  looking_for: fields.lookingFor,
  relationship_type: fields.relationshipType,
  education: fields.education,
  profession: fields.profession,
  height: fields.height,
  interests: fields.interests,
  languages: fields.languages,
  cultural_tags: fields.culturalTags,
})
