// @ts-check
import { fileURLToPath } from 'node:url'
import { chunksNamed, firstScripts, namedByPage, withImports } from './scripts/built-files.ts'

const FOLDER = fileURLToPath(new URL('dist/web/', import.meta.url))

/** @param {Iterable<string>} paths */
const built = (paths) => [...paths].map((path) => `dist/web/${path}`)

/** What going to a page fetches beyond the first one, with the words of the whole app in one language. */
const PAGES = {
  about: '30 kB',
  account: '190 kB',
  auth: '150 kB',
  conversations: '195 kB',
  'create-listing': '230 kB',
  'edit-listing': '230 kB',
  favorites: '78 kB',
  listing: '98 kB',
  listings: '88 kB',
  'my-listings': '125 kB',
  notifications: '60 kB',
  reviews: '165 kB',
  'saved-searches': '155 kB',
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
