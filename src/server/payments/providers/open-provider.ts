import type { Config } from '#server/platform/config.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { PaymentProvider } from './provider-client.ts'
import { stripeClient } from './stripe-client.ts'
import { testClient } from '#server/payments/test/test-client.ts'

const opened = new WeakMap<Config, PaymentProvider | null>()

/** Whoever takes the money here; null where nothing is sold. */
export function openProvider(platform: Platform): PaymentProvider | null {
  const known = opened.get(platform.config)
  if (known !== undefined) return known
  const made = providerOf(platform)
  opened.set(platform.config, made)
  return made
}

function providerOf(platform: Platform): PaymentProvider | null {
  const { payments } = platform.config
  if (payments === null) return null
  return payments.provider === 'stripe' ? stripeClient(payments) : testClient(platform)
}
