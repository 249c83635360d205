import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { deleteListing } from '#contract/listings/delete-listing.ts'
import type { ListingId } from '#contract/listings/listing.ts'
import { call } from '#web/platform/call/call.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast, UNDO_MS } from '#web/platform/device/toast.ts'

/** Deleted for whoever did it, and not yet on the server: what each of them waits for. */
const held = new Map<ListingId, ReturnType<typeof setTimeout>>()
let shown: ReadonlySet<ListingId> = new Set()
const listeners = new Set<() => void>()

function changed(): void {
  shown = new Set(held.keys())
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Listings that are shown no more, although they are there until their deletion can no longer be undone. */
export const useHeldDeletions = (): ReadonlySet<ListingId> => useSyncExternalStore(subscribe, () => shown)

/** Deletes a listing after ten seconds in which that can be undone; at once when the app goes out of sight. */
export function useDeleteLater(): (listing: { id: ListingId; title: string }) => void {
  const t = useTranslations('listings.life.deletion')
  const errorText = useErrorText()
  const cache = useQueryClient()
  return ({ id, title }) => {
    let isSent = false
    const stopWaiting = () => {
      clearTimeout(held.get(id))
      document.removeEventListener('visibilitychange', whenHidden)
    }
    const send = async () => {
      isSent = true
      stopWaiting()
      try {
        await call(deleteListing, { listingId: id })
      } catch (error) {
        toast({ title: t('failed', { title }), description: errorText(error), kind: 'danger' })
      }
      await cache.invalidateQueries({ queryKey: ['listings'] })
      held.delete(id)
      changed()
    }
    const whenHidden = () => {
      if (document.visibilityState === 'hidden') void send()
    }
    const undo = () => {
      if (isSent) return toast({ title: t('tooLate', { title }), kind: 'warning' })
      stopWaiting()
      held.delete(id)
      changed()
    }
    held.set(
      id,
      setTimeout(() => void send(), UNDO_MS),
    )
    changed()
    document.addEventListener('visibilitychange', whenHidden)
    toast({
      title: t('done', { title }),
      kind: 'success',
      timeout: UNDO_MS,
      action: { label: t('undo'), onPress: undo },
    })
  }
}
