import { TIGRINYA_CALENDAR } from '#contract/language/tigrinya-calendar.ts'
import words from './ti-first.json' with { type: 'json' }
import { firstTrialCatalogue } from './trial-catalogue.ts'

export const firstCatalogueTi = firstTrialCatalogue(words, TIGRINYA_CALENDAR)
