import { writtenIn } from '#contract/listings/written-in.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { WireRoute } from '#server/platform/wire.ts'
import { findShared } from '#server/sharing/find-shared.ts'
import { readAskedLanguage } from '#server/sharing/read-asked-language.ts'
import { languageOf } from '#server/sharing/listing-words-view.ts'
import type { AnswerCard } from './answer-card.ts'
import { viewCard } from './card-view.ts'

/** GET /listing/{listingId}/share.jpg: the picture that messengers and search engines show of a listing. */
export const serveListingCard = ({ hot }: Pick<Platform, 'hot'>, answer: AnswerCard): WireRoute => ({
  name: 'sharing.read-listing-card',
  method: 'GET',
  path: '/listing/{listingId}/share.jpg',
  readsOnly: true,
  access: 'anyone',
  // a picture is drawn
  limit: { points: 120, seconds: 60 },
  summary: 'Read the picture of a shared listing, 1200 × 630, in its language or that of ?lang=',
  query: { lang: 'en or am, instead of the language of the content' },
  answers: { 200: ['image/jpeg'], 304: null },
  async run(request) {
    const shared = await findShared({ hot }, request.params['listingId'])
    if (shared.status !== 200)
      throw new AppError(shared.status === 410 ? 'listings.gone' : 'listings.not-found')
    const { listing } = shared
    const language = readAskedLanguage(request) ?? languageOf(listing)
    return answer(request, viewCard(writtenIn(listing, language), language))
  },
})
