import type { InterfaceLanguage } from '#contract/language/language.ts'
import { escape } from './document-view.ts'

export const OG_LOCALE: Record<InterfaceLanguage, string> = { en: 'en_US', am: 'am_ET' }

/** A tag of the head; Open Graph names its tags by `property`, all others by `name`. */
export const meta = (key: 'name' | 'property', name: string, content: string | number): string =>
  `<meta ${key}="${name}" content="${escape(String(content))}" />`
