import type { Platform } from '#server/platform/platform.ts'
import type { WireRoute } from '#server/platform/wire.ts'
import { answerPage } from '#server/sharing/answer-page.ts'
import type { Entry } from '#server/sharing/document-view.ts'
import { absentPage } from '#server/sharing/listing-page-view.ts'
import { readAskedLanguage } from '#server/sharing/read-asked-language.ts'
import { findSharedPost } from './find-shared-post.ts'
import { postPage } from './post-page-view.ts'

/** GET /posts/{postId}: the address of a public post that people pass on; the app goes on from it behind the hash. */
export const servePostPage = (
  { hot, config }: Pick<Platform, 'hot' | 'config'>,
  entry: Entry,
): WireRoute => ({
  name: 'sharing.read-post-page',
  method: 'GET',
  path: '/posts/{postId}',
  readsOnly: true,
  access: 'anyone',
  summary: 'Read the page of a public post as HTML, in the language of its script or of ?lang=',
  query: { lang: 'en or am, instead of the language of the content' },
  answers: { 200: ['text/html'], 304: null },
  async run(request) {
    const post = await findSharedPost({ hot }, request.params['postId'])
    if (post === null) return answerPage(request, entry, 404, absentPage('missing'))
    return answerPage(request, entry, 200, postPage(post, config.publicUrl, readAskedLanguage(request)))
  },
})
