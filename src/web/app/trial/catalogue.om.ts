import { firstCatalogueOm } from './first-catalogue.om.ts'
import words from './om.json' with { type: 'json' }
import { trialCatalogue } from './trial-catalogue.ts'

export const catalogueOm = trialCatalogue(firstCatalogueOm, words, {
  dating: async () => (await import('./om-dating.json', { with: { type: 'json' } })).default,
  payments: async () => (await import('./om-payments.json', { with: { type: 'json' } })).default,
  staff: async () => (await import('./om-staff.json', { with: { type: 'json' } })).default,
})
