import { AppError } from '#server/platform/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { WireRoute } from '#server/platform/wire.ts'
import { findSharedEvent } from '#server/sharing/groups/find-shared-event.ts'
import { languageOfTitle } from '#server/sharing/groups/group-words-view.ts'
import { readAskedLanguage } from '#server/sharing/read-asked-language.ts'
import type { AnswerCard } from './answer-card.ts'
import { viewEventCard } from './group-card-view.ts'

/** GET /events/{eventId}/share.jpg: the picture that messengers and search engines show of a group's event. */
export const serveEventCard = (
  platform: Pick<Platform, 'db' | 'hot' | 'clock'>,
  answer: AnswerCard,
): WireRoute => ({
  name: 'sharing.read-event-card',
  method: 'GET',
  path: '/events/{eventId}/share.jpg',
  readsOnly: true,
  access: 'anyone',
  summary: 'Read the picture of a shared event, 1200 × 630, in its language or that of ?lang=',
  query: { lang: 'en or am, instead of the language of the content' },
  answers: { 200: ['image/jpeg'], 304: null },
  async run(request) {
    const shared = await findSharedEvent(platform, request.params['eventId'])
    if (shared === null) throw new AppError('groups.event-not-found')
    return answer(request, viewEventCard(shared, readAskedLanguage(request) ?? languageOfTitle(shared.event)))
  },
})
