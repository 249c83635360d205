import { AppError } from '#server/platform/app-error.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { applyReport } from './apply-report.ts'
import { insertEvent, saveOutcome } from './event-store.ts'
import type { PaymentProvider } from '#server/payments/providers/provider-client.ts'

/**
 * An event is received, applied and written down in one transaction: it counts once however often it comes, and one
 * whose answer got lost with the server comes again to find that it is done, or to be done.
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
  const { id, report } = event
  await inTransaction(platform.db, async (tx) => {
    if (!(await insertEvent(tx, { provider: provider.name, id, at }))) return
    if (report === null) return
    const applied = await applyReport(tx, platform, { provider: provider.name, report })
    await saveOutcome(tx, { provider: provider.name, id }, applied)
  })
}
