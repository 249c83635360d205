import { type Picture, pictureUrl } from '#contract/media/picture.ts'
import { escape } from '#server/sharing/document-view.ts'
import { withoutContacts } from '#server/sharing/text-policy.ts'
import { languageOfTitle } from './group-words-view.ts'

/** Letters that search engines show of a description. */
export const DESCRIPTION_LETTERS = 200

interface SharedBody {
  badge: string
  title: string
  /** That it is over, or will not be. */
  notice: string | null
  banner: Picture | null
  /** Label and value. */
  facts: readonly [string, string][]
  text: string
  /** HTML. */
  more: string
  /** The way into the app. */
  open: { path: string; words: string }
}

/** What is read of a group or an event where no app runs. */
export function sharedBody({ badge, title, notice, banner, facts, text, more, open }: SharedBody): string {
  return `
      <main class="shared-page">
        <p><a href="/">Mesob · መሶብ</a></p>
        <article>
          <p class="shared-badge">${escape(badge)}</p>
          <h1 lang="${languageOfTitle({ title })}">${escape(withoutContacts(title))}</h1>
          ${notice === null ? '' : `<p>${escape(notice)}</p>`}
          ${banner ? `<img src="${pictureUrl(banner.id, 'medium', 'webp')}" alt="" width="${banner.width}" height="${banner.height}" />` : ''}
          <dl>${facts.map(([label, fact]) => `<dt>${escape(label)}</dt><dd>${escape(fact)}</dd>`).join('')}</dl>
          <p class="shared-text" lang="${languageOfTitle({ title: text })}">${escape(withoutContacts(text))}</p>
          ${more}
        </article>
        <p><a href="/#${escape(open.path)}">${escape(open.words)}</a></p>
      </main>
    `
}
