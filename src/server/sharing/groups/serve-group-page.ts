import type { Platform } from '#server/platform/platform.ts'
import type { WireRoute } from '#server/platform/wire.ts'
import { answerPage } from '#server/sharing/answer-page.ts'
import type { Entry } from '#server/sharing/document-view.ts'
import { absentPage } from '#server/sharing/listing-page-view.ts'
import { readAskedLanguage } from '#server/sharing/read-asked-language.ts'
import { findSharedGroup } from './find-shared-group.ts'
import { groupPage } from './group-page-view.ts'

/** GET /groups/{groupId}: the address of a group that people pass on; the app goes on from it behind the hash. */
export const serveGroupPage = (
  { hot, config }: Pick<Platform, 'hot' | 'config'>,
  entry: Entry,
): WireRoute => ({
  name: 'sharing.read-group-page',
  method: 'GET',
  path: '/groups/{groupId}',
  readsOnly: true,
  access: 'anyone',
  summary: 'Read the page of a group as HTML, in the language of its title or of ?lang=',
  query: { lang: 'en or am, instead of the language of the content' },
  answers: { 200: ['text/html'], 304: null },
  async run(request) {
    const group = await findSharedGroup({ hot }, request.params['groupId'])
    if (group === null) return answerPage(request, entry, 404, absentPage('missing'))
    return answerPage(request, entry, 200, groupPage(group, config.publicUrl, readAskedLanguage(request)))
  },
})
