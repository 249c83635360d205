import { firstCatalogueTi } from './first-catalogue.ti.ts'
import words from './ti.json' with { type: 'json' }
import { trialCatalogue } from './trial-catalogue.ts'

export const catalogueTi = trialCatalogue(firstCatalogueTi, words, {
  dating: async () => (await import('./ti-dating.json', { with: { type: 'json' } })).default,
  payments: async () => (await import('./ti-payments.json', { with: { type: 'json' } })).default,
  staff: async () => (await import('./ti-staff.json', { with: { type: 'json' } })).default,
})
