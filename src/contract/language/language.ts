import { z } from 'zod'

/** Languages of the interface: all of the product speaks them, mails and the built-in assistant too. */
export const INTERFACE_LANGUAGES = ['en', 'am'] as const
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number]

/** Languages on trial: the web app speaks them, from sentences that native readers have yet to review. */
export const TRIAL_LANGUAGES = ['ti', 'om'] as const
export type TrialLanguage = (typeof TRIAL_LANGUAGES)[number]

/** What the web app can be set to. */
export type DisplayLanguage = InterfaceLanguage | TrialLanguage
export const DISPLAY_LANGUAGES: readonly DisplayLanguage[] = ['en', 'am', 'ti', 'om']

/** Is the language one on trial? */
export const isOnTrial = (language: DisplayLanguage): language is TrialLanguage =>
  language === 'ti' || language === 'om'

/** Languages that a listing may be written in. */
export const ContentLanguage = z.enum(['en', 'am', 'ti', 'om'])
export type ContentLanguage = z.infer<typeof ContentLanguage>

/** Languages in which a poster can be contacted. */
export const SpokenLanguage = z.enum(['am', 'ti', 'om', 'en', 'fr', 'es', 'ar', 'de', 'it', 'sv', 'no'])
export type SpokenLanguage = z.infer<typeof SpokenLanguage>
