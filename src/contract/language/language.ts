import { z } from 'zod'

/** Languages of the interface. */
export const INTERFACE_LANGUAGES = ['en', 'am'] as const
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number]

/** What the web app can be set to: Tigrinya is being translated, and English stands in for what is missing. */
export const DISPLAY_LANGUAGES = [...INTERFACE_LANGUAGES, 'ti'] as const
export type DisplayLanguage = (typeof DISPLAY_LANGUAGES)[number]

/** Languages that a listing may be written in. */
export const ContentLanguage = z.enum(['en', 'am', 'ti', 'om'])
export type ContentLanguage = z.infer<typeof ContentLanguage>

/** Languages in which a poster can be contacted. */
export const SpokenLanguage = z.enum(['am', 'ti', 'om', 'en', 'fr', 'es', 'ar', 'de', 'it', 'sv', 'no'])
export type SpokenLanguage = z.infer<typeof SpokenLanguage>
