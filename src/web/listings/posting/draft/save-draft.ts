import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { DraftContentInput } from '#contract/listings/listing-content.ts'
import type { OwnListing } from '#contract/listings/own/own-listing.ts'
import { readOwnListing } from '#contract/listings/own/read-own-listing.ts'
import { renamePhotos } from '#web/media/public.tsx'
import { api } from '#web/platform/call/api.ts'
import {
  contentOf,
  isWorthPersisting,
  type ListingForm,
} from '#web/listings/posting/form/listing-form-policy.ts'
import { type ChangeSaver, saveChanges, type SaveState } from './save-changes.ts'
import { holdDraft } from './hold-draft.ts'
import { draftSender, failureOf } from './send-draft.ts'
import {
  forgetLocalDraft,
  localName,
  storeNewDraft,
  readLocalDraft,
  storeLocalDraft,
} from './store-local-draft.ts'

export interface Draft {
  state: SaveState
  /** Does the device keep what the server has not got? Full ones, and private windows, may not. */
  isPersisted: boolean
  /** As the server last had it; null until there was something worth keeping. */
  listing: OwnListing | null
  change: (form: ListingForm) => void
  /** Saves now. Answers with the listing, or throws what kept it from being saved. */
  flush: () => Promise<OwnListing | null>
}

/**
 * Keeps a draft on the server and, until it is there, on the device. Saves on pauses, when the page is hidden, when
 * the network is back and when the form is left.
 */
export function useDraft(userId: string, start: OwnListing | null): Draft {
  const cache = useQueryClient()
  const [state, setState] = useState<SaveState>({ is: 'idle' })
  const [isPersisted, setPersisted] = useState(true)
  const [listing, setListing] = useState(start)
  const server = useRef(start)
  const form = useRef<ListingForm | null>(null)
  const saver = useRef<ChangeSaver<DraftContentInput> | null>(null)

  const keepHere = useCallback(() => {
    const { id = null, version = null } = server.current ?? {}
    if (form.current) setPersisted(storeLocalDraft({ userId, id }, version, form.current, { isDraft: true }))
  }, [userId])

  useEffect(() => {
    const fresh = { userId, id: null }
    // while the form is open its own saver sends it, also under the name that it has once the server knows it
    const holds = [holdDraft({ userId, id: server.current?.id ?? null })]
    const made = saveChanges<DraftContentInput>({
      start: server.current,
      save:
        server.current === null
          ? draftSender(readLocalDraft(fresh)?.begun, (begun) => storeNewDraft(fresh, begun))
          : draftSender(),
      failureOf,
      onState: setState,
      onSaved: (saved, isNewest) => {
        forgetLocalDraft({ userId, id: server.current?.id ?? null })
        if (server.current === null) {
          const known = { userId, id: saved.id }
          holds.push(holdDraft(known))
          // a form that is left with this save is not there any more to say so
          void renamePhotos(localName(fresh), localName(known)).catch(() => undefined)
        }
        server.current = saved
        setListing(saved)
        if (!isNewest) keepHere()
        cache.setQueryData(api(readOwnListing).queryOptions({ listingId: saved.id }).queryKey, saved)
        void cache.invalidateQueries({ queryKey: ['listings', 'list-own-listings'] })
      },
    })
    saver.current = made
    const flush = () => made.flush().catch(() => undefined)
    const save = () => void flush()
    const saveWhenHidden = () => {
      if (document.visibilityState === 'hidden') save()
    }
    document.addEventListener('visibilitychange', saveWhenHidden)
    addEventListener('online', save)
    return () => {
      document.removeEventListener('visibilitychange', saveWhenHidden)
      removeEventListener('online', save)
      void flush().finally(() => holds.forEach((letGo) => letGo()))
      made.stop()
    }
  }, [cache, keepHere, userId])

  const change = useCallback(
    (next: ListingForm) => {
      form.current = next
      if (!server.current && !isWorthPersisting(next)) return
      keepHere()
      saver.current?.change(contentOf(next))
    },
    [keepHere],
  )
  const flush = useCallback(() => saver.current?.flush() ?? Promise.resolve(null), [])
  return { state, isPersisted, listing, change, flush }
}
