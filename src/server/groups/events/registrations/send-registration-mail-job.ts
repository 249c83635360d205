import { z } from 'zod'
import { INTERFACE_LANGUAGES } from '#contract/language/language.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type RegistrationMailKind, registrationMailView } from './registration-mail-view.ts'
import { pageOf, tokenOf } from './registration-policy.ts'
import { findMailed } from './registration-store.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** One mail to somebody without an account; the address is read when it is written. */
    'groups.send-registration-mail': { registrationId: string; kind: RegistrationMailKind }
  }
}

const Language = z.enum(INTERFACE_LANGUAGES)

/** Each goes by itself: an address that cannot be reached holds up no other. */
export async function queueRegistrationMails(
  tx: Tx,
  { jobs }: Pick<Platform, 'jobs'>,
  kind: RegistrationMailKind,
  ids: readonly string[],
): Promise<void> {
  for (const registrationId of ids)
    await jobs.send(
      tx,
      'groups.send-registration-mail',
      { registrationId, kind },
      { singletonKey: `${kind}.${registrationId}` },
    )
}

/** Who has cancelled meanwhile, or whose event is gone, is written to no more. */
export function workSendRegistrationMail(platform: Pick<Platform, 'db' | 'jobs' | 'mail' | 'config'>): void {
  const { db, jobs, mail, config } = platform
  jobs.work('groups.send-registration-mail', async ({ registrationId, kind }) => {
    const row = await findMailed(db, registrationId)
    if (!row || (row.removed_at !== null) !== (kind === 'removed')) return
    const link = pageOf(config.publicUrl, tokenOf(row.id, config.secretKey))
    await mail.send({
      to: row.email,
      ...(kind !== 'removed' && { action_link: link }),
      ...registrationMailView({
        kind: kind === 'registration' && row.confirmed_at === null ? 'unconfirmed' : kind,
        language: Language.parse(row.language),
        title: row.title,
        group: row.group_title,
        startsAt: row.starts_at.toISOString(),
        timezone: row.time_zone,
        venue: row.venue,
        link,
      }),
    })
  })
}
