import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listMonthEvents } from '#contract/groups/events/list-month-events.ts'
import { coarse } from '#web/groups/explorer/explorer-policy.ts'
import { api } from '#web/platform/call/api.ts'
import { deviceTimeZone } from '#web/platform/language/language.tsx'

/** Events near a place and online, between two days of the reader's calendar. Null asks nothing yet. */
export const useMonthEvents = (days: readonly string[], around: { lat: number; lng: number } | null) =>
  useQuery({
    ...api(listMonthEvents).queryOptions({
      from: days[0] ?? '',
      until: days.at(-1) ?? '',
      timeZone: deviceTimeZone(),
      ...(around && { lat: coarse(around.lat), lng: coarse(around.lng) }),
    }),
    enabled: around !== null,
    placeholderData: keepPreviousData,
  })
