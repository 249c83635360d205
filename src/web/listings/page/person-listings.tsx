import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listPersonListings } from '#contract/listings/poster/list-person-listings.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { ListingGrid } from '#web/listings/card/listing-grid.tsx'
import { api } from '#web/platform/call/api.ts'
import { LoadMore } from '#web/ui/states/load-more.tsx'
import { Button } from '#web/ui/button.tsx'

/** Cards that are there until more are asked for. */
const SHOWN = 4

interface PersonListingsProps {
  userId: UserId
  /** How many there are; of none nothing is asked. */
  count: number
  title: string
  /** What the button says that shows all of them. */
  all: string
}

/** What somebody has on offer, newest first. Says nothing where that is nothing, or cannot be had. */
export function PersonListings({ userId, count, title, all }: PersonListingsProps) {
  const [isWhole, setWhole] = useState(false)
  const listings = useInfiniteQuery({
    ...api(listPersonListings).infiniteOptions((cursor) => ({
      userId,
      ...(cursor !== undefined && { cursor }),
    })),
    enabled: count > 0,
  })
  const items = listings.data?.pages.flatMap((page) => page.items) ?? []
  if (items.length === 0) return null
  return (
    <section aria-labelledby="listings" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="listings" className="text-xl font-bold">
        {title}
      </h2>
      <ListingGrid listings={isWhole ? items : items.slice(0, SHOWN)} />
      {isWhole ? (
        <LoadMore list={listings} />
      ) : (
        items.length > SHOWN && (
          <Button variant="secondary" className="min-h-11 justify-self-start" onClick={() => setWhole(true)}>
            {all}
          </Button>
        )
      )}
    </section>
  )
}
