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

/** Facts that one may state, and by which others may choose. */
export const Faith = z.enum(['orthodox', 'muslim', 'protestant', 'catholic', 'other', 'secular'])
export type Faith = z.infer<typeof Faith>

/** Are there children already? */
export const Children = z.enum(['none', 'has'])
export type Children = z.infer<typeof Children>

/** Children in the future. */
export const FamilyPlans = z.enum(['wants', 'open', 'no'])
export type FamilyPlans = z.infer<typeof FamilyPlans>

/** Would one move to another city for somebody? */
export const Moving = z.enum(['yes', 'maybe', 'no'])
export type Moving = z.infer<typeof Moving>

/** Beginnings of sentences, to be finished in one's own words. */
export const Prompt = z.enum([
  'sunday',
  'buna',
  'best_dish',
  'home_is',
  'holiday',
  'elders',
  'dance',
  'laugh',
  'proud',
  'learning',
  'weekend',
  'back_home',
  'never_refuse',
  'untranslatable',
  'good_sign',
  'together',
  'childhood',
  'in_five_years',
  'faith_daily',
  'looking_for_somebody',
])
export type Prompt = z.infer<typeof Prompt>

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
