import { z } from 'zod'

/** Options of a dating profile; their labels are words of the web app. */
export const LookingFor = z.enum(['serious-relationship', 'casual-dating', 'friendship', 'marriage'])
export type LookingFor = z.infer<typeof LookingFor>

export const RelationshipType = z.enum(['exclusive', 'open', 'casual'])
export type RelationshipType = z.infer<typeof RelationshipType>

export const Gender = z.enum(['woman', 'man', 'nonbinary'])
export type Gender = z.infer<typeof Gender>

export const DatingLanguage = z.enum(['am', 'ti', 'om', 'en', 'fr', 'es', 'ar'])
export type DatingLanguage = z.infer<typeof DatingLanguage>

/** Offered; one may also write one's own. */
export const SUGGESTED_INTERESTS = [
  'coffee',
  'hiking',
  'cooking',
  'music',
  'dancing',
  'reading',
  'travel',
  'photography',
  'art',
  'fitness',
  'yoga',
  'movies',
  'tech',
  'volunteering',
] as const

/** Of the culture one comes from; never a hard filter. */
export const CulturalTag = z.enum([
  'coffee_ceremony',
  'orthodox',
  'muslim',
  'evangelical',
  'catholic',
  'secular',
  'fasting',
  'eskista',
  'amharic_music',
  'tigrinya_music',
  'oromo_music',
  'injera_lover',
  'home_cooking',
  'holidays',
  'family_first',
  'born_abroad',
  'grew_up_home',
  'football',
  'literature',
  'raised_bilingual',
])
export type CulturalTag = z.infer<typeof CulturalTag>
