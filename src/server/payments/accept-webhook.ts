import { AppError } from '#server/platform/app-error.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { applyUpdate } from './apply-update.ts'
import { insertEvent, wasReceived } from './event-store.ts'
import type { PaymentProvider } from '#server/payments/providers/provider-client.ts'

/** Somebody else has applied the same event since it was looked for: what was done again is undone. */
class ReceivedMeanwhile extends Error {
  override name = 'ReceivedMeanwhile'
}

/**
 * An event is applied and written down in one transaction, so that it counts once: of two that come at once the second
 * is undone. One whose answer got lost with the server comes again and finds that it is done, or to be done.
 * @throws AppError request.malformed where it is not signed, or what is signed is no event
 */
export async function acceptWebhook(
  platform: Platform,
  provider: PaymentProvider,
  { body, signature }: { body: Uint8Array; signature: string },
): Promise<void> {
  const at = platform.clock.now()
  const event = await provider.readEvent(body, signature, at)
  if (event === null) throw new AppError('request.malformed')
  const { id, update } = event
  const received = { provider: provider.name, id, at }
  if (update === null) {
    await insertEvent(platform.db, { ...received, outcome: 'ignored', orderId: null })
    return
  }
  if (await wasReceived(platform.db, provider.name, id)) return
  try {
    await inTransaction(platform.db, async (tx) => {
      const applied = await applyUpdate(tx, platform, { provider: provider.name, update })
      if (!(await insertEvent(tx, { ...received, ...applied }))) throw new ReceivedMeanwhile()
    })
  } catch (error) {
    if (!(error instanceof ReceivedMeanwhile)) throw error
  }
}
