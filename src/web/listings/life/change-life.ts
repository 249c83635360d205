import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { closeListing } from '#contract/listings/life/close-listing.ts'
import { type MarkableState, markListing } from '#contract/listings/life/mark-listing.ts'
import { reopenListing } from '#contract/listings/life/reopen-listing.ts'
import { renewListing } from '#contract/listings/life/renew-listing.ts'
import type { CloseOutcome } from '#contract/listings/life/state.ts'
import type { ListingId } from '#contract/listings/listing.ts'
import type { OwnListing } from '#contract/listings/own/own-listing.ts'
import { readOwnListing } from '#contract/listings/own/read-own-listing.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { api } from '#web/platform/call/api.ts'
import { call } from '#web/platform/call/call.ts'
import { CallError } from '#web/platform/call/call-error.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { useMayPay } from '#web/site/public.tsx'
import { toast, UNDO_MS } from '#web/platform/device/toast.ts'

/** One act of an owner: what it makes of the listing is shown at once, and every list is asked again. */
function useAct<Input>(
  act: (input: Input) => Promise<OwnListing>,
  doneText: (listing: OwnListing) => string,
  undo?: (listing: OwnListing) => void,
) {
  const t = useTranslations('listings.life')
  const errorText = useErrorText()
  const cache = useQueryClient()
  const mayPay = useMayPay()
  return useMutation({
    mutationFn: act,
    onSuccess: (listing) => {
      cache.setQueryData(api(readOwnListing).queryOptions({ listingId: listing.id }).queryKey, listing)
      const action = undo && { label: t('undo'), onPress: () => undo(listing) }
      toast({ title: doneText(listing), kind: 'success', ...(action && { action, timeout: UNDO_MS }) })
    },
    onError: (error, input) => {
      const action =
        mayPay && error instanceof CallError && error.code === 'listings.fee-due' && typeof input === 'string'
          ? { label: t('pay'), onPress: () => location.assign(`#/payment?listing=${input}`) }
          : null
      toast({ title: t('failed'), description: errorText(error), kind: 'danger', ...(action && { action }) })
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ['listings'] }),
  })
}

export function useRenew() {
  const t = useTranslations('listings.life')
  const { date } = useFormats()
  return useAct(
    (listingId: ListingId) => call(renewListing, { listingId }),
    ({ expiresAt }) => t('renewed', { date: expiresAt === null ? '' : date(expiresAt) }),
  )
}

export function useMark() {
  const t = useTranslations('listings.life.marked')
  return useAct(
    (input: { listingId: ListingId; state: MarkableState }) => call(markListing, input),
    ({ state }) => t(state === 'reserved' || state === 'paused' ? state : 'active'),
  )
}

/** As it was before it was closed. */
export function useReopen() {
  const t = useTranslations('listings.life')
  return useAct(
    (listingId: ListingId) => call(reopenListing, { listingId }),
    ({ state }) => t(state === 'expired' ? 'reopenedOver' : 'reopened'),
  )
}

export function useClose() {
  const t = useTranslations('listings.life.closing')
  const reopen = useReopen()
  return useAct(
    (input: { listingId: ListingId; outcome: CloseOutcome; closedWith?: UserId }) =>
      call(closeListing, input),
    () => t('closed'),
    ({ id }) => reopen.mutate(id),
  )
}

type ManyAct = 'renew' | 'close' | 'reopen'
const MANY: Record<ManyAct, (listingId: ListingId) => Promise<OwnListing>> = {
  renew: (listingId) => call(renewListing, { listingId }),
  close: (listingId) => call(closeListing, { listingId, outcome: 'not_available' }),
  reopen: (listingId) => call(reopenListing, { listingId }),
}
const DONE = { renew: 'renewedMany', close: 'closedMany', reopen: 'reopenedMany' } as const

/** Changes the state of several listings, one after the other; failures are counted and shown, closing can be undone. */
export function useManyLives() {
  const t = useTranslations('listings.life')
  const cache = useQueryClient()
  const many = useMutation({
    mutationFn: async ({ act, ids }: { act: ManyAct; ids: readonly ListingId[] }) => {
      const done: ListingId[] = []
      for (const id of ids)
        await MANY[act](id).then(
          () => done.push(id),
          () => undefined,
        )
      return { act, done, failed: ids.length - done.length }
    },
    onSuccess: ({ act, done, failed }) => {
      const undo = { label: t('undo'), onPress: () => many.mutate({ act: 'reopen', ids: done }) }
      if (done.length > 0)
        toast({
          title: t(DONE[act], { n: done.length }),
          kind: 'success',
          ...(act === 'close' && { action: undo, timeout: UNDO_MS }),
        })
      if (failed > 0) toast({ title: t('someFailed', { n: failed }), kind: 'warning' })
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ['listings'] }),
  })
  return many
}
