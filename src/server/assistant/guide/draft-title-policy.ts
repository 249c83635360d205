import { graphemeCount } from '#contract/kit/text.ts'
import { isEthiopic } from '#contract/language/ethiopic-script.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import type { Category } from '#contract/listings/category.ts'
import { LISTING_LIMITS } from '#contract/listings/listing.ts'

type Longer = (thing: string) => string

/** What is said beside the name of a thing where that alone is too short; nobody's event is called by its kind. */
const LONGER: Record<InterfaceLanguage, Record<Category, Longer | null>> = {
  en: {
    items: (thing) => `${thing} for sale`,
    rooms_housing: (thing) => `${thing} for rent`,
    services: (thing) => `${thing} service`,
    jobs: (thing) => `Job: ${thing}`,
    events: null,
  },
  am: {
    items: (thing) => `ለሽያጭ የቀረበ ${thing}`,
    rooms_housing: (thing) => `ለኪራይ የቀረበ ${thing}`,
    services: (thing) => `የ${thing} አገልግሎት`,
    jobs: (thing) => `የ${thing} ሥራ`,
    events: null,
  },
}

/** A title that the form takes: "Krar" → "Krar for sale", "ሶፋ" → "ለሽያጭ የቀረበ ሶፋ"; empty where it has to be written there. */
export function longEnough(title: string, category: Category): string {
  const isFit = (text: string) => graphemeCount(text) >= LISTING_LIMITS.titleMin
  if (title === '' || isFit(title)) return title
  const longer = LONGER[isEthiopic(title) ? 'am' : 'en'][category]?.(title) ?? ''
  return isFit(longer) ? longer : ''
}
