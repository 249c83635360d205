import { OROMO_CALENDAR } from '#contract/language/oromo-calendar.ts'
import words from './om-first.json' with { type: 'json' }
import { firstTrialCatalogue } from './trial-catalogue.ts'

export const firstCatalogueOm = firstTrialCatalogue(words, OROMO_CALENDAR)
