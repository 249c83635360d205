import { type DisplayLanguage, isOnTrial } from '#contract/language/language.ts'
import type { Catalogue, FirstCatalogue } from '#web/platform/language/language.tsx'

/** Languages on trial are loaded by a file of their own: everybody's first load carries this one. */
const trial = () => import('./trial/load-trial.ts')

/** Loads the words of one language; those of the others are not fetched. */
export async function loadCatalogue(language: DisplayLanguage): Promise<Catalogue> {
  if (isOnTrial(language)) return (await trial()).loadTrial(language)
  return language === 'am'
    ? (await import('./catalogue.am.ts')).catalogueAm
    : (await import('./catalogue.en.ts')).catalogueEn
}

/** Loads what the first screen says. */
export async function loadFirstCatalogue(language: DisplayLanguage): Promise<FirstCatalogue> {
  if (isOnTrial(language)) return (await trial()).loadFirstTrial(language)
  return language === 'am'
    ? (await import('./first-catalogue.am.ts')).firstCatalogueAm
    : (await import('./first-catalogue.en.ts')).firstCatalogueEn
}
