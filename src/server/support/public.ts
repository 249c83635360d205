import type { ModeratedSubjects } from '#server/moderation/public.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import type { Platform } from '#server/platform/platform.ts'
import { workForgetTickets } from './forget-tickets-job.ts'
import { moderateTicket } from './moderate-ticket.ts'
import { workSendAnswer } from './send-answer-job.ts'
import { deleteTicketsOf, findTicketsOf } from './ticket-store.ts'

export { supportNotices } from './notices-view.ts'

/** What staff decide about here. */
export const supportSubjects = (platform: Platform): ModeratedSubjects => ({
  ticket: moderateTicket(platform),
})

/** Registers the background jobs; to be called before the queue starts. */
export function workSupportJobs(platform: Platform): void {
  workSendAnswer(platform)
  workForgetTickets(platform)
}

export const personalData: PersonalData = {
  feature: 'support',
  tables: ['public.support_ticket'],
  export: async (tx, userId) => ({ 'public.support_ticket': await findTicketsOf(tx, userId) }),
  purge: deleteTicketsOf,
}
