import type { InterfaceLanguage } from '#contract/language/language.ts'
import type { Catalogue, FirstCatalogue } from '#web/platform/language.tsx'

/** Loads the words of one language; the other's are not fetched. */
export async function loadCatalogue(language: InterfaceLanguage): Promise<Catalogue> {
  return language === 'am'
    ? (await import('./catalogue.am.ts')).catalogueAm
    : (await import('./catalogue.en.ts')).catalogueEn
}

/** Loads what the first screen says. */
export async function loadFirstCatalogue(language: InterfaceLanguage): Promise<FirstCatalogue> {
  return language === 'am'
    ? (await import('./first-catalogue.am.ts')).firstCatalogueAm
    : (await import('./first-catalogue.en.ts')).firstCatalogueEn
}
