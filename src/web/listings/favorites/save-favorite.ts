import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { listFavoriteIds } from '#contract/listings/favorites/list-favorite-ids.ts'
import type { ListingId } from '#contract/listings/listing.ts'
import { api } from '#web/platform/call/api.ts'
import { useAskToJoin } from '#web/platform/session/ask-to-join.ts'
import { CallError } from '#web/platform/call/call-error.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { vibrate } from '#web/platform/device/haptics.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { toast } from '#web/platform/device/toast.ts'
import {
  type OutgoingFavorite,
  sendFavorite,
  startFavorites,
  useOutgoingFavorites,
} from './send-favorites.ts'

const IDS = { ...api(listFavoriteIds).queryOptions({}), ...api(listFavoriteIds).kept('list') }

export interface FavoriteState {
  isSaved: boolean
  /** Saves it, or forgets it, at once; visitors are led to sign in. */
  toggle: () => void
}

interface Saved {
  id: ListingId
  /** Null where it is not known any more. */
  title: string | null
}

/**
 * Is a listing among those that one saved? One question to the server does for all hearts of the app; a tap that has
 * not reached it yet counts already.
 */
export function useFavorite(listing: Saved): FavoriteState {
  const { user } = useSession()
  const askToJoin = useAskToJoin()
  const { data } = useQuery({ ...IDS, enabled: user !== null })
  const outgoing = useOutgoingFavorites().findLast(
    ({ lane, failure }) => lane === listing.id && failure === null,
  )
  const isSaved = user !== null && (outgoing?.isSaved ?? data?.ids.includes(listing.id) ?? false)
  const save = useSaveFavorite(listing)
  const toggle = () => {
    if (user) return save(!isSaved)
    askToJoin('save')
  }
  return { isSaved, toggle }
}

/** The heart changes at once, with a way to undo it, and changes back when the server refuses. */
export function useSaveFavorite({ id, title }: Saved): (isSaved: boolean) => void {
  const t = useTranslations('listings.heart')
  const tUi = useTranslations('ui')
  const { user } = useSession()
  const cache = useQueryClient()
  const userId = user?.id
  useTellRefusals(id)
  useTellUnkept(id)
  return (isSaved) => {
    if (userId === undefined) return
    vibrate(isSaved ? 'medium' : 'light')
    startFavorites(userId, cache)
    sendFavorite(id, title, isSaved)
    toast({
      title: t(wordsFor(isSaved)),
      action: { label: tUi('undo'), onPress: () => sendFavorite(id, title, !isSaved) },
    })
  }
}

/** Without a connection nothing is done yet. */
const wordsFor = (isSaved: boolean) =>
  navigator.onLine ? (isSaved ? 'saved' : 'removed') : isSaved ? 'willSave' : 'willRemove'

/** Refusals that were shown: several hearts may stand for one listing. */
const shownFailures = new WeakSet<NonNullable<OutgoingFavorite['failure']>>()

function useTellRefusals(listingId: ListingId): void {
  const t = useTranslations('listings.heart')
  const errorText = useErrorText()
  const refused = useOutgoingFavorites().find(({ lane, failure }) => lane === listingId && failure !== null)
  useEffect(() => {
    const failure = refused?.failure
    if (!failure || shownFailures.has(failure)) return
    shownFailures.add(failure)
    const { code, status, details } = failure
    toast({
      title: t(refused.isSaved ? 'notSaved' : 'notRemoved'),
      description: errorText(new CallError(code, status, details)),
      kind: 'danger',
    })
  }, [refused, t, errorText])
}

const shownUnpersisted = new Set<string>()

/** Without a connection and without room on the device a tap lives only as long as the page. */
function useTellUnkept(listingId: ListingId): void {
  const t = useTranslations('listings.heart')
  const unpersisted = useOutgoingFavorites().find(
    ({ lane, isPersisted }) => lane === listingId && isPersisted === false,
  )?.id
  useEffect(() => {
    if (unpersisted === undefined || navigator.onLine || shownUnpersisted.has(unpersisted)) return
    shownUnpersisted.add(unpersisted)
    toast({ title: t('notKept'), description: t('notKeptMore'), kind: 'danger' })
  }, [unpersisted, t])
}
