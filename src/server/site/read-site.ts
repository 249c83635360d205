import type { Site } from '#contract/site/site.ts'
import { anonKey } from '#server/auth/public.ts'
import type { Platform } from '#server/platform/platform.ts'
import { hasDemoAccounts } from './site-store.ts'

/** What every page shows about its operator; public, so nothing of the configuration that is not. */
export async function readSite(platform: Platform): Promise<Site> {
  const { config, db } = platform
  const { copyrightHolder, ...operator } = config.operator
  return {
    operator,
    copyrightHolder,
    storeLinks: config.storeLinks,
    anonKey: await anonKey(platform),
    demo: await hasDemoAccounts(db),
    production: config.production,
    assistant: { answers: config.assistant.mode !== 'off', translates: config.assistant.ai !== null },
  }
}
