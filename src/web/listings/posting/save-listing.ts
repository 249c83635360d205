import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { OwnListing } from '#contract/listings/own/own-listing.ts'
import { readOwnListing } from '#contract/listings/own/read-own-listing.ts'
import { call } from '#web/platform/call/call.ts'
import { useFieldText } from '#web/platform/call/error-text.ts'
import { draftSender, failureOf } from './draft/send-draft.ts'
import { forgetLocalDraft } from './draft/store-local-draft.ts'
import { contentOf, type ListingForm } from './form/listing-form-policy.ts'
import { showFieldProblems } from './form/show-field-problems.ts'

/** Saves a published listing when asked to. */
export function useSaveListing(userId: string, start: OwnListing, form: UseFormReturn<ListingForm>) {
  const cache = useQueryClient()
  const fieldText = useFieldText()
  const [send] = useState(() => draftSender())
  // A second press may come before the first one is on the screen.
  const isUnderWay = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  /** `isOver`: over the newest version, whatever it holds, because somebody chose so. */
  const save = async ({ isOver = false } = {}): Promise<OwnListing | null> => {
    if (isUnderWay.current) return null
    isUnderWay.current = true
    setBusy(true)
    setFailure(null)
    try {
      const base = isOver ? await call(readOwnListing, { listingId: start.id }) : start
      const saved = await send(base, contentOf(form.getValues()))
      forgetLocalDraft({ userId, id: start.id })
      await cache.invalidateQueries({ queryKey: ['listings'], refetchType: 'none' })
      return saved
    } catch (error) {
      setFailure(error)
      showFieldProblems(error, form, fieldText)
      return null
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }
  const isStale = failure !== null && failureOf(failure) === 'stale'
  return { save, isBusy, failure, isStale }
}
