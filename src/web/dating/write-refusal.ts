import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
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

/** The sentences for what dating refuses with a reason of its own; null for every other failure. */
export function useRefusal(): (error: unknown) => string | null {
  const t = useTranslations('dating')
  const moment = useMoment()
  return useCallback(
    (error: unknown) => {
      if (!(error instanceof CallError)) return null
      const { limit, until } = detailsOf(error.details)
      const at = until === null ? '' : moment(until)
      switch (error.code as string) {
        case 'dating.too-many-likes':
          return t('deck.tooManyLikes', { limit, at })
        case 'dating.too-many-super-likes':
          return t('deck.tooManySuperLikes', { at })
        case 'dating.too-many-openers':
          return t('match.tooManyOpeners', { limit, at })
        case 'dating.too-many-hide-changes':
          return t('visibility.tooManyChanges', { limit, at })
        case 'dating.nothing-to-undo':
          return t('deck.nothingToUndo')
        case 'dating.nothing-to-update':
          return t('form.nothingToUpdate')
        case 'dating.place-too-often':
          return t('form.placeTooOften', { at })
        case 'dating.place-not-found':
          return t('form.placeNotFound')
        case 'dating.other-pose':
          return t('verification.otherPose')
        case 'dating.verification-open':
          return t('verification.open')
        default:
          return null
      }
    },
    [moment, t],
  )
}

function detailsOf(details: unknown): { limit: number; until: string | null } {
  const given = new Map<string, unknown>(
    Object.entries(typeof details === 'object' && details !== null ? details : {}),
  )
  const limit = given.get('limit')
  const until = given.get('until')
  return {
    limit: typeof limit === 'number' ? limit : 0,
    until: typeof until === 'string' && !Number.isNaN(Date.parse(until)) ? until : null,
  }
}
