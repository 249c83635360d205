import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { writeParts } from '#contract/language/formats.ts'
import type { GroupPlace } from '#contract/groups/group.ts'
import { useLanguage } from '#web/platform/language/language.tsx'

/** "Oakland, CA", or 'Online Meeting' where a group has no place. */
export function useGroupPlace(): (place: GroupPlace | null) => string {
  const t = useTranslations('groups.card')
  const { script } = useLanguage()
  return useCallback(
    (place) => {
      if (place === null) return t('onlineMeeting')
      const city = script === 'am' ? (place.cityAm ?? place.city) : place.city
      return writeParts([city, place.state], script)
    },
    [t, script],
  )
}
