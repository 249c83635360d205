import { z } from 'zod'
import { Category } from '#contract/listings/category.ts'
import { ListingId } from '#contract/listings/listing.ts'
import { UserId } from '#contract/profiles/profile.ts'
import {
  ALL_LISTINGS_PAGE,
  type StaffListing,
  StaffListingState,
} from '#contract/staff/listings/list-all-listings.ts'
import { listEveryState } from '#server/listings/public.ts'
import { decodeCursor, encodeCursor } from '#server/platform/cursor.ts'
import type { Platform } from '#server/platform/platform.ts'
import { personCards } from '#server/profiles/public.ts'

interface Wanted {
  q?: string | undefined
  state?: StaffListingState | undefined
  category?: Category | undefined
  ownerId?: UserId | undefined
  cursor?: string | undefined
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i

/** A link is looked for by the id in it. */
export async function listAllListings(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { q = '', state, category, ownerId, cursor }: Wanted,
): Promise<{ items: StaffListing[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : decodeCursor(cursor, z.uuid())
  const id = UUID.exec(q)?.[0].toLowerCase()
  const title = id === undefined && q.trim() !== '' ? q.trim() : undefined
  const filter = { id, title, state, category, ownerId, now: clock.now() }
  const found = await listEveryState(db, filter, { after, limit: ALL_LISTINGS_PAGE + 1 })
  const rows = found.slice(0, ALL_LISTINGS_PAGE)
  const cards = await personCards(
    db,
    rows.map((row) => UserId.parse(row.ownerId)),
  )
  const last = rows.at(-1)
  return {
    items: rows.flatMap((row) => {
      const owner = cards.get(UserId.parse(row.ownerId))
      if (!owner) return []
      return {
        id: ListingId.parse(row.id),
        title: row.title,
        category: Category.parse(row.category),
        state: StaffListingState.parse(row.state),
        isWithheld: row.isWithheld,
        createdAt: row.createdAt.toISOString(),
        expiresAt: row.expiresAt?.toISOString() ?? null,
        featuredUntil: row.featuredUntil?.toISOString() ?? null,
        owner,
      }
    }),
    nextCursor: found.length > ALL_LISTINGS_PAGE && last ? encodeCursor(last.id) : null,
  }
}
