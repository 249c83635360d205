import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { OwnListing } from '#contract/listings/own/own-listing.ts'
import { publishListing } from '#contract/listings/publish-listing.ts'
import { readOwnListing } from '#contract/listings/own/read-own-listing.ts'
import { api } from '#web/platform/call/api.ts'
import { useFieldText } from '#web/platform/call/error-text.ts'
import { call, newIdempotencyKey } from '#web/platform/call/call.ts'
import type { Draft } from './draft/save-draft.ts'
import type { FormProblem } from './form/find-problems.ts'
import type { ListingForm } from './form/listing-form-policy.ts'
import { showFieldProblems } from './form/show-field-problems.ts'

/** Saves what is not saved yet and makes the draft public, once however often it is pressed. */
export function usePublish(
  draft: Draft,
  form: UseFormReturn<ListingForm>,
  onPublished: (listing: OwnListing) => void,
) {
  const cache = useQueryClient()
  const fieldText = useFieldText()
  // A second press may come before the first one is on the screen.
  const isUnderWay = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const act = useRef({ of: '', key: '' })

  /** Answers with the fields that the server refused. */
  const send = async ({ allowDuplicate = false } = {}): Promise<FormProblem[]> => {
    if (isUnderWay.current) return []
    isUnderWay.current = true
    setBusy(true)
    setFailure(null)
    try {
      const saved = await draft.flush()
      if (!saved) throw new Error('A complete listing is always worth a draft.')
      const { id: listingId, version } = saved
      // One intended act, one key: it is kept when the answer was lost and the button is pressed again.
      const of = `${version} ${allowDuplicate}`
      if (act.current.of !== of) act.current = { of, key: newIdempotencyKey() }
      const listing = await call(
        publishListing,
        { listingId, version, allowDuplicate },
        { idempotencyKey: act.current.key },
      )
      cache.setQueryData(api(readOwnListing).queryOptions({ listingId }).queryKey, listing)
      void cache.invalidateQueries({ queryKey: ['listings'] })
      onPublished(listing)
      return []
    } catch (error) {
      // After a success the page is left: the button rests only when there is something to try again.
      isUnderWay.current = false
      setBusy(false)
      setFailure(error)
      return showFieldProblems(error, form, fieldText)
    }
  }
  return { send, isBusy, failure }
}
