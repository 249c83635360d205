import type { UserId } from '#contract/profiles/profile.ts'
import { readContacts } from '#server/auth/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { hideByContacts } from './hidden-pair-store.ts'
import { keysOf } from './contact-policy.ts'
import { writeContactKeys } from './contact-store.ts'

/** By what others may hide from this person, as their account has it now. */
export async function setContactKeys(
  tx: Tx,
  { config, clock }: Pick<Platform, 'config' | 'clock'>,
  userId: UserId,
): Promise<void> {
  const { email, phone } = await readContacts(tx, userId)
  await writeContactKeys(tx, userId, keysOf([email, phone], config.secretKey))
  await hideByContacts(tx, userId, clock.now())
}
