import type { Site } from '#contract/site/site.ts'
import { anonKey } from '#server/auth/public.ts'
import type { Platform } from '#server/platform/platform.ts'
import { hasDemoAccounts } from './site-store.ts'

/** What every page shows about its operator; public, so nothing of the configuration that is not. */
export async function readSite(platform: Platform): Promise<Site> {
  const { config, db, settings } = platform
  const { closedParts, categories } = settings.current()
  const { copyrightHolder, ...operator } = config.operator
  return {
    operator,
    copyrightHolder,
    storeLinks: config.storeLinks,
    anonKey: await anonKey(platform),
    demo: await hasDemoAccounts(db),
    production: config.production,
    closedParts: [...closedParts],
    closedCategories: Object.keys(categories).filter((category) => categories[category] === 'closed'),
    sells: config.payments !== null,
    sellsInApp: config.sellsInApp,
    mapTiles: config.mapTiles,
    assistant: {
      answers: config.assistant.mode !== 'off' && !settings.isClosed('assistant'),
      translates: config.assistant.ai !== null,
      transcribes: config.assistant.ai?.transcriptionModel != null,
    },
  }
}
