import type { TrialLanguage } from '#contract/language/language.ts'
import type { Catalogue, FirstCatalogue } from '#web/platform/language/language.tsx'

/** Loads the words of a language on trial. */
export const loadTrial = async (language: TrialLanguage): Promise<Catalogue> =>
  language === 'ti'
    ? (await import('./catalogue.ti.ts')).catalogueTi
    : (await import('./catalogue.om.ts')).catalogueOm

/** Loads what the first screen says in a language on trial. */
export const loadFirstTrial = async (language: TrialLanguage): Promise<FirstCatalogue> =>
  language === 'ti'
    ? (await import('./first-catalogue.ti.ts')).firstCatalogueTi
    : (await import('./first-catalogue.om.ts')).firstCatalogueOm
