import { z } from 'zod'
import { AppError } from '#server/platform/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { WireRoute } from '#server/platform/wire.ts'
import { acceptWebhook } from './accept-webhook.ts'
import { openProvider } from '#server/payments/providers/open-provider.ts'

const LARGEST_EVENT = 512 * 1024
/** A provider catches up with many at once after it was away. */
const LIMIT = { points: 60_000, seconds: 60 }

/** Where Stripe reports what became of payments (https://docs.stripe.com/webhooks). */
export const serveWebhook = (platform: Platform): WireRoute => ({
  name: 'payments.accept-webhook',
  method: 'POST',
  path: '/webhooks/stripe',
  access: 'whoever signs the body with the secret of the webhook',
  summary: 'Accept a signed event of the payment service',
  limit: LIMIT,
  bodyLimit: LARGEST_EVENT,
  binaryTypes: ['application/json'],
  answers: { 200: z.strictObject({ received: z.literal(true) }) },
  async run({ body, headers }) {
    const provider = openProvider(platform)
    if (provider === null) throw new AppError('request.unknown-route')
    const signature = headers['stripe-signature']
    const bytes = body instanceof Uint8Array ? body : new Uint8Array()
    await acceptWebhook(platform, provider, {
      body: bytes,
      signature: typeof signature === 'string' ? signature : '',
    })
    return { status: 200, body: { received: true } }
  },
})
