import { UserId } from '#contract/profiles/profile.ts'
import { sendNotice } from '#server/notifications/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { personCards } from '#server/profiles/public.ts'
import { changeExchange } from './exchange-store.ts'
import { revealReviews } from './review-store.ts'

/** Both reviews can be read from now on, and whom they are about is notified. */
export async function revealExchange(
  tx: Tx,
  platform: Pick<Platform, 'jobs' | 'clock' | 'live'>,
  id: string,
): Promise<void> {
  const at = platform.clock.now()
  await changeExchange(tx, id, { revealed_at: at })
  const reviews = await revealReviews(tx, id, at)
  const authors = reviews.map(({ author_id }) => author_id).filter((authorId) => authorId !== null)
  const cards = await personCards(
    tx,
    authors.map((authorId) => UserId.parse(authorId)),
  )
  for (const { id: subjectId, author_id, about_id } of reviews) {
    const author = author_id === null ? undefined : cards.get(UserId.parse(author_id))
    if (!author) continue
    const notice = { kind: 'review_received', subjectId, facts: { person: author.name } } as const
    await sendNotice(tx, platform, {
      userId: UserId.parse(about_id),
      notice,
      byMail: true,
      aboutId: author_id,
    })
  }
}
