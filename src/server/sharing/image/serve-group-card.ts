import { AppError } from '#server/platform/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { WireRoute } from '#server/platform/wire.ts'
import { findSharedGroup } from '#server/sharing/groups/find-shared-group.ts'
import { languageOfTitle } from '#server/sharing/groups/group-words-view.ts'
import { readAskedLanguage } from '#server/sharing/read-asked-language.ts'
import type { AnswerCard } from './answer-card.ts'
import { viewGroupCard } from './group-card-view.ts'

/** GET /groups/{groupId}/share.jpg: the picture that messengers and search engines show of a group. */
export const serveGroupCard = ({ hot }: Pick<Platform, 'hot'>, answer: AnswerCard): WireRoute => ({
  name: 'sharing.read-group-card',
  method: 'GET',
  path: '/groups/{groupId}/share.jpg',
  readsOnly: true,
  access: 'anyone',
  summary: 'Read the picture of a shared group, 1200 × 630, in its language or that of ?lang=',
  query: { lang: 'en or am, instead of the language of the content' },
  answers: { 200: ['image/jpeg'], 304: null },
  async run(request) {
    const group = await findSharedGroup({ hot }, request.params['groupId'])
    if (group === null) throw new AppError('groups.not-found')
    return answer(request, viewGroupCard(group, readAskedLanguage(request) ?? languageOfTitle(group)))
  },
})
