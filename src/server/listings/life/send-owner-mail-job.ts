import { ListingId } from '#contract/listings/listing.ts'
import { Rule } from '#contract/moderation/decisions/rule.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { findReceiver } from '#server/auth/public.ts'
import { prepareMail } from '#server/notifications/public.ts'
import { findListing } from '#server/listings/listing-store.ts'
import { findRevision } from '#server/listings/review/revision-store.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type OwnerMailKind, ownerMailView } from './owner-mail-view.ts'
import { signRenewal } from './renewal-link-policy.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'listings.send-owner-mail': { listingId: string; kind: OwnerMailKind }
  }
}

/** Writes to the owner what the listing says by then; nothing of what is gone or has no confirmed address. */
export function workSendOwnerMail({
  db,
  jobs,
  mail,
  config,
}: Pick<Platform, 'db' | 'jobs' | 'mail' | 'config'>): void {
  jobs.work('listings.send-owner-mail', async ({ listingId, kind }) => {
    const row = await findListing(db, listingId)
    if (!row || row.state === 'deleted' || row.state === 'withheld') return
    const userId = UserId.parse(row.owner_id)
    const receiver = await findReceiver(db, userId)
    if (!receiver) return
    // A decision of staff is mailed in any case.
    const isReminder = kind === 'ends_soon' || kind === 'ends_today'
    const reminder = isReminder ? await prepareMail(db, config, { userId, topic: 'listings' }) : null
    if (isReminder && reminder === null) return
    const site = config.publicUrl
    const revision = await findRevision(db, listingId)
    const sentBack = revision?.decision ?? null
    const reason = sentBack?.reason ?? row.decision_reason
    const content = {
      kind,
      language: receiver.language,
      title: row.title,
      endsAt: row.expires_at,
      reason: reason === null ? null : Rule.parse(reason),
      note: sentBack ? sentBack.note : row.decision_note,
      stop: reminder?.stop ?? null,
      link: linkOf(kind, site, { id: ListingId.parse(row.id), endsAt: row.expires_at }, config.secretKey),
    }
    await mail.send({
      to: receiver.email,
      action_link: content.link,
      ...(reminder && { headers: reminder.headers }),
      ...ownerMailView(content),
    })
  })
}

function linkOf(
  kind: OwnerMailKind,
  site: string,
  { id, endsAt }: { id: ListingId; endsAt: Date | null },
  secretKey: Uint8Array,
): string {
  if ((kind === 'ends_soon' || kind === 'ends_today') && endsAt !== null)
    return `${site}/#/renew-listing?token=${signRenewal({ listingId: id, endsAt }, secretKey)}`
  if (kind === 'changes_requested') return `${site}/#/edit-listing/${id}`
  return kind === 'approved' ? `${site}/#/listing/${id}` : `${site}/#/my-listings`
}
