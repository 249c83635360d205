import type { DisplayLanguage } from '#contract/language/language.ts'
import type { Catalogue, FirstCatalogue } from '#web/platform/language/language.tsx'

/** Loads the words of one language; the other's are not fetched. */
export async function loadCatalogue(language: DisplayLanguage): Promise<Catalogue> {
  if (language === 'ti') return (await import('./catalogue.ti.ts')).catalogueTi
  return language === 'am'
    ? (await import('./catalogue.am.ts')).catalogueAm
    : (await import('./catalogue.en.ts')).catalogueEn
}

/** Loads what the first screen says. */
export async function loadFirstCatalogue(language: DisplayLanguage): Promise<FirstCatalogue> {
  if (language === 'ti') return loadCatalogue(language)
  return language === 'am'
    ? (await import('./first-catalogue.am.ts')).firstCatalogueAm
    : (await import('./first-catalogue.en.ts')).firstCatalogueEn
}
