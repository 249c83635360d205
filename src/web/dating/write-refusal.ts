import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { CallError } from '#web/platform/call/call-error.ts'
import { useFormats } from '#web/platform/format/format.ts'

/** Days and hours at which something is possible again; of today the hour says enough. */
export function useMoment(): (instant: string, now?: number) => string {
  const { dateTime, time } = useFormats()
  return useCallback(
    (instant: string, now = Date.now()) => {
      const isToday = new Date(instant).toDateString() === new Date(now).toDateString()
      return isToday ? time(instant) : dateTime(instant)
    },
    [dateTime, time],
  )
}

/** Where dating has words of its own for a refusal: they say when it is possible again, or what to do. */
const SENTENCES = new Map<string, Parameters<ReturnType<typeof useTranslations<'dating'>>>[0]>([
  ['dating.too-many-likes', 'deck.tooManyLikes'],
  ['dating.too-many-super-likes', 'deck.tooManySuperLikes'],
  ['dating.too-many-openers', 'match.tooManyOpeners'],
  ['dating.too-many-hide-changes', 'visibility.tooManyChanges'],
  ['dating.nothing-to-undo', 'deck.nothingToUndo'],
  ['dating.nothing-to-update', 'form.nothingToUpdate'],
  ['dating.place-too-often', 'form.placeTooOften'],
  ['dating.name-too-often', 'form.nameTooOften'],
  ['dating.place-not-found', 'form.placeNotFound'],
  ['dating.other-pose', 'verification.otherPose'],
  ['dating.verification-open', 'verification.open'],
])
const Details = z.object({ limit: z.number().catch(0), until: z.iso.datetime().nullable().catch(null) })

/** The sentences for what dating refuses with a reason of its own; null for every other failure. */
export function useRefusal(): (error: unknown) => string | null {
  const t = useTranslations('dating')
  const moment = useMoment()
  return useCallback(
    (error: unknown) => {
      const key = error instanceof CallError ? SENTENCES.get(error.code as string) : undefined
      if (!(error instanceof CallError) || key === undefined) return null
      const { limit = 0, until = null } = Details.safeParse(error.details).data ?? {}
      return t(key, { limit, at: until === null ? '' : moment(until) })
    },
    [moment, t],
  )
}
