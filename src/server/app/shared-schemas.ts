import { PersonCard, OwnProfile } from '#contract/profiles/profile.ts'
import { Picture } from '#contract/media/picture.ts'
import { Place } from '#contract/geo/place.ts'

/** Nouns that many operations speak of: shown once in the API document and referred to by name. */
export const SHARED_SCHEMAS = { OwnProfile, PersonCard, Picture, Place }
