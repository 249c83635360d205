import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { reportFields, ReportOutcome } from '#contract/safety/report.ts'
import { SAFETY_ERRORS } from '#contract/safety/safety-errors.ts'
import { EVENT_ERRORS } from './event-errors.ts'
import { EventId } from './event.ts'

export const reportEvent = operation({
  name: 'groups.report-event',
  method: 'POST',
  path: '/api/events/{eventId}/report',
  access: 'signed-in',
  summary: 'Report an event to staff; whoever leads its group does not learn who reported it',
  input: z.strictObject({ eventId: EventId, report: reportFields('event') }),
  output: z.object({ outcome: ReportOutcome }),
  errors: {
    ...only(EVENT_ERRORS, 'groups.event-not-found'),
    ...only(SAFETY_ERRORS, 'safety.too-many-reports', 'safety.own-subject'),
  },
})
