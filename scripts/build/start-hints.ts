import { JSDOM } from 'jsdom'
import type { Plugin, Rolldown } from 'vite'
import { DISPLAY_LANGUAGES, type DisplayLanguage, isOnTrial } from '#contract/language/language.ts'
import { EVERY_PAGE } from '../../src/web/app/pages.ts'

/** The pages that most visits begin with, by the first part of their routes. */
const STARTS = EVERY_PAGE.flatMap(({ path, file, start, isBare }) =>
  start
    ? {
        route: path.split('/')[1] ?? '',
        code: [file, ...(start.code ?? [])].map((name) => `/src/web/${name}`),
        answers: start.answers,
        needsStyles: isBare !== true,
      }
    : [],
)
/** The words of the first screen come first; all others are needed by every page's own part. */
const wordsOf = (language: DisplayLanguage): string[] =>
  isOnTrial(language)
    ? ['trial/load-trial', `trial/first-catalogue.${language}`, `trial/catalogue.${language}`]
    : [`first-catalogue.${language}`, `catalogue.${language}`]

/**
 * Says in the head of the page which files a route and a language begin with, so that public/before-app.js has them
 * fetched at once. The app would ask for them one after the other, as it comes to know of them, and on a slow
 * connection each question takes as long as the file.
 */
export function startHints(): Plugin {
  return {
    name: 'start-hints',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html
        const content = JSON.stringify(startFiles(bundle))
        return {
          html: inOrder(html),
          tags: [{ tag: 'meta', attrs: { name: 'start-files', content } }],
        }
      },
    },
  }
}

/** What public/before-app.js reads: files, and which of them a page or a language begins with, by their places. */
interface StartFiles {
  files: string[]
  pages: Record<string, { files: number[]; answers: readonly string[] }>
  words: Record<string, number[]>
}

function startFiles(bundle: Rolldown.OutputBundle): StartFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const styles = Object.keys(bundle).filter((file) => /^assets\/pages-[\w-]+\.css$/.test(file))
  const initial = withImports(
    bundle,
    chunks.filter(({ isEntry }) => isEntry),
  )
  const files: string[] = []
  const placeOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1)
  const placesOf = (modules: readonly string[]) => {
    const holding = chunks.filter(({ moduleIds, facadeModuleId }) =>
      [...moduleIds, facadeModuleId].some((id) => modules.some((module) => id?.endsWith(module))),
    )
    return [...withImports(bundle, holding)].filter((file) => !initial.has(file)).map(placeOf)
  }
  const pages: StartFiles['pages'] = {}
  for (const { route, code, answers, needsStyles } of STARTS)
    pages[route] = { files: [...placesOf(code), ...(needsStyles ? styles.map(placeOf) : [])], answers }
  const words: StartFiles['words'] = {}
  for (const language of DISPLAY_LANGUAGES)
    words[language] = placesOf(wordsOf(language).map((file) => `/src/web/app/${file}.ts`))
  return { files, pages, words }
}

/** These chunks and all that they import before they run. */
function withImports(bundle: Rolldown.OutputBundle, chunks: Rolldown.OutputChunk[]): Set<string> {
  const found = new Set(chunks.map(({ fileName }) => fileName))
  for (const file of found) {
    const chunk = bundle[file]
    if (chunk?.type === 'chunk') for (const name of chunk.imports) found.add(name)
  }
  return found
}

/** In which order the head of the built page names what it is made of. */
function inOrder(html: string): string {
  const dom = new JSDOM(html)
  const { document } = dom.window
  // Nothing is painted before the style sheet is there, and connections are few: it is asked for before fonts and code.
  const styles = document.querySelectorAll('link[rel="stylesheet"]')
  document.querySelector('script[src]:not([type])')?.after(...styles)
  // The script before the app starts the code once the sign that the app is coming is painted: run before, it would keep
  // a slow device from painting anything. It is fetched meanwhile, after what that sign needs.
  const scripts = [...document.querySelectorAll('script[type="module"][src]')]
  for (const script of scripts) {
    const link = document.createElement('link')
    link.setAttribute('rel', 'modulepreload')
    // the last one is the entry, which imports the others
    if (script === scripts.at(-1)) link.setAttribute('id', 'app')
    link.setAttribute('fetchpriority', 'low')
    link.setAttribute('crossorigin', '')
    link.setAttribute('href', script.getAttribute('src') ?? '')
    script.replaceWith(link)
  }
  return dom.serialize()
}
