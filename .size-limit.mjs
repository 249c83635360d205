// @ts-check
import { fileURLToPath } from 'node:url'
import { chunksNamed, firstScripts, namedByPage, withImports } from './scripts/built-files.ts'

const FOLDER = fileURLToPath(new URL('dist/web/', import.meta.url))

/** @param {Iterable<string>} paths */
const built = (paths) => [...paths].map((path) => `dist/web/${path}`)

/** What going to a page fetches beyond the first one, with the words of the whole app in one language. */
const PAGES = {
  about: '42 kB',
  account: '215 kB',
  auth: '165 kB',
  conversations: '225 kB',
  'create-listing': '250 kB',
  'edit-listing': '250 kB',
  favorites: '95 kB',
  listing: '118 kB',
  listings: '105 kB',
  'my-listings': '140 kB',
  explore: '95 kB',
  faq: '75 kB',
  group: '145 kB',
  social: '170 kB',
  onboarding: '220 kB',
  notifications: '75 kB',
  manager: '185 kB',
  'saved-searches': '170 kB',
}

const first = new Set(firstScripts(FOLDER))

/** @param {string} page */
const beyondFirst = (page) =>
  built(
    withImports(FOLDER, chunksNamed(FOLDER, [`${page}-page`, 'catalogue.en'])).filter(
      (path) => !first.has(path),
    ),
  )

export default [
  ...Object.entries(PAGES).map(([page, limit]) => ({
    name: `JavaScript of the page ${page} beyond the first`,
    path: beyondFirst(page),
    limit,
    gzip: true,
  })),
  { name: 'JavaScript of the home page', path: built(firstScripts(FOLDER)), limit: '170 kB', gzip: true },
  { name: 'Styles of the home page', path: built(namedByPage(FOLDER).styles), limit: '30 kB', gzip: true },
]
