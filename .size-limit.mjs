// @ts-check
import { fileURLToPath } from 'node:url'
import { chunksNamed, firstScripts, namedByPage, withImports } from './scripts/build/built-files.ts'

const FOLDER = fileURLToPath(new URL('dist/web/', import.meta.url))

/** @param {Iterable<string>} paths */
const built = (paths) => [...paths].map((path) => `dist/web/${path}`)

/** What going to a page fetches beyond what stands around every page, the words of the whole app in one language too. */
const PAGES = {
  about: '42 kB',
  account: '200 kB',
  auth: '168 kB',
  conversations: '208 kB',
  'create-listing': '230 kB',
  'edit-listing': '230 kB',
  favorites: '63 kB',
  listing: '77 kB',
  listings: '54 kB',
  'my-listings': '128 kB',
  explore: '90 kB',
  faq: '62 kB',
  group: '131 kB',
  social: '138 kB',
  onboarding: '180 kB',
  notifications: '84 kB',
  manager: '168 kB',
  'saved-searches': '159 kB',
}

const first = new Set(firstScripts(FOLDER))
/** What every page asks for as soon as it stands (src/web/app/shell/load-when-idle.ts). */
const around = withImports(FOLDER, chunksNamed(FOLDER, ['around'])).filter((path) => !first.has(path))
const everywhere = new Set([...first, ...around])

/** @param {string} page */
const beyondEverywhere = (page) =>
  built(
    withImports(FOLDER, chunksNamed(FOLDER, [`${page}-page`, 'catalogue.en'])).filter(
      (path) => !everywhere.has(path),
    ),
  )

export default [
  ...Object.entries(PAGES).map(([page, limit]) => ({
    name: `JavaScript of the page ${page} beyond what is around every page`,
    path: beyondEverywhere(page),
    limit,
    gzip: true,
  })),
  {
    name: 'JavaScript around every page',
    path: built(around),
    limit: '75 kB',
    gzip: true,
  },
  { name: 'JavaScript of the home page', path: built(firstScripts(FOLDER)), limit: '170 kB', gzip: true },
  { name: 'Styles of the home page', path: built(namedByPage(FOLDER).styles), limit: '30 kB', gzip: true },
]
