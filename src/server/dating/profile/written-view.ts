import type { DatingFields } from '#contract/dating/profile/profile.ts'
import type { WrittenColumns } from './profile-store.ts'

/** What somebody wrote, as columns; the place and the photos apart. */
export const writtenColumns = (fields: DatingFields): WrittenColumns => ({
  first_name: fields.firstName,
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
  faith: fields.faith,
  children: fields.children,
  family_plans: fields.familyPlans,
  moving: fields.moving,
  prompts: JSON.stringify(fields.prompts),
  blurs_photos: fields.blursPhotos,
})

/** The words among them that others read, by the fields in which they stand. */
export const wordsIn = ({ firstName, bio, profession, education, interests, prompts }: DatingFields) => ({
  firstName,
  bio,
  profession: profession ?? '',
  education: education ?? '',
  interests: interests.join('\n'),
  prompts: prompts.map(({ answer }) => answer).join('\n'),
})
