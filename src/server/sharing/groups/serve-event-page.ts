import type { Platform } from '#server/platform/platform.ts'
import type { WireRoute } from '#server/platform/wire.ts'
import { answerPage } from '#server/sharing/answer-page.ts'
import type { Entry } from '#server/sharing/document-view.ts'
import { absentPage } from '#server/sharing/listing-page-view.ts'
import { readAskedLanguage } from '#server/sharing/read-asked-language.ts'
import { eventPage } from './event-page-view.ts'
import { findSharedEvent } from './find-shared-event.ts'

/** GET /events/{eventId}: the address of a group's event that people pass on; the app opens it beside its group. */
export const serveEventPage = (
  platform: Pick<Platform, 'db' | 'hot' | 'clock' | 'config'>,
  entry: Entry,
): WireRoute => ({
  name: 'sharing.read-event-page',
  method: 'GET',
  path: '/events/{eventId}',
  readsOnly: true,
  access: 'anyone',
  summary: 'Read the page of an event as HTML, in the language of its title or of ?lang=',
  query: { lang: 'en or am, instead of the language of the content' },
  answers: { 200: ['text/html'], 304: null },
  async run(request) {
    const shared = await findSharedEvent(platform, request.params['eventId'])
    if (shared === null) return answerPage(request, entry, 404, absentPage('missing'))
    const site = platform.config.publicUrl
    return answerPage(request, entry, 200, eventPage(shared, site, readAskedLanguage(request)))
  },
})
