import { z } from 'zod'
import { Latitude, Longitude } from '#contract/geo/place.ts'
import { operation } from '#contract/kit/operation.ts'
import { queryNumber } from '#contract/kit/query.ts'
import { DEFAULT_TIME_ZONE, TimeZone } from '#contract/groups/time-zone.ts'
import { EventLine } from './event.ts'

export const MONTH_LIMITS = {
  /** Days, both ends counted: six weeks, or an Ethiopian month with the weeks around it. */
  daysMax: 42,
  eventsMax: 300,
  /** Miles around the reader, wherever nothing narrower is asked. */
  radiusMiles: 100,
} as const

/** The community's calendar: what groups nearby and online do on the days of a month. */
export const listMonthEvents = operation({
  name: 'groups.list-month-events',
  method: 'GET',
  path: '/api/events',
  access: 'anyone',
  summary: 'List group events near a city, and online ones, within some weeks',
  input: z
    .strictObject({
      /** Calendar days in `timeZone`, the last one included. */
      from: z.iso.date(),
      until: z.iso.date(),
      timeZone: TimeZone.default(DEFAULT_TIME_ZONE),
      lat: queryNumber(Latitude.optional()),
      lng: queryNumber(Longitude.optional()),
    })
    .superRefine(({ from, until, lat, lng }, context) => {
      const days = (Date.parse(until) - Date.parse(from)) / 86_400_000
      if (days < 0 || days >= MONTH_LIMITS.daysMax)
        context.addIssue({ code: 'custom', message: 'Invalid input', path: ['until'], input: until })
      if ((lat === undefined) !== (lng === undefined))
        context.addIssue({ code: 'invalid_type', expected: 'nonoptional', path: ['lng'], input: undefined })
    }),
  output: z.object({
    items: z.array(EventLine.extend({ groupId: z.uuid(), groupTitle: z.string() })),
    /** More than are listed. */
    capped: z.boolean(),
  }),
  errors: {},
})
