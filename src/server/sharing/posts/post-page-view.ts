import { writeDate } from '#contract/language/formats.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import type { Post } from '#contract/networking/posts/post.ts'
import type { PageParts } from '#server/sharing/document-view.ts'
import { languageOfTitle } from '#server/sharing/groups/group-words-view.ts'
import { DESCRIPTION_LETTERS, sharedBody } from '#server/sharing/groups/shared-body-view.ts'
import { sharedHead } from '#server/sharing/shared-head-view.ts'
import { beginningOf, withoutContacts } from '#server/sharing/text-policy.ts'

const LABELS: Record<InterfaceLanguage, { network: string; written: string; open: string }> = {
  en: { network: 'Professional Network', written: 'Written', open: 'Open this post in Mesob' },
  am: { network: 'የሙያ ትስስር', written: 'የተጻፈው', open: 'ይህን ጽሑፍ በመሶብ ይክፈቱ' },
}
const TITLE_LETTERS = 80

/**
 * Without who wrote it: people show their names to those who use the app, and what lies with messengers cannot be taken
 * back. Search engines are asked to leave it out for the same reason.
 * @param asked the language of the words around the post; null: that of its script
 */
export function postPage(post: Post, site: string, asked: InterfaceLanguage | null): PageParts {
  const own = languageOfTitle({ title: post.content })
  const language = asked ?? own
  const labels = LABELS[language]
  const words = withoutContacts(post.content)
  const title = beginningOf(words, TITLE_LETTERS)
  const page = `${site}/posts/${post.id}`
  const [picture = null] = post.images
  return {
    language,
    head: sharedHead({
      title,
      description: beginningOf(`${labels.network} — ${words}`, DESCRIPTION_LETTERS),
      language,
      own,
      page,
      isFound: false,
      drawn: `${site}/share.jpg${language === 'en' ? '' : `?lang=${language}`}`,
      drawnSays: `Mesob · መሶብ: ${labels.network}`,
      data: {
        '@context': 'https://schema.org',
        '@type': 'SocialMediaPosting',
        headline: title,
        datePublished: post.at,
        inLanguage: own,
        url: page,
      },
    }),
    body: sharedBody({
      badge: labels.network,
      title,
      notice: null,
      banner: picture,
      facts: [[labels.written, writeDate(post.at, language, 'UTC')]],
      text: post.content,
      more: '',
      open: { path: `/posts/${post.id}`, words: labels.open },
    }),
  }
}
