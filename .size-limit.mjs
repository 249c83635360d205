// @ts-check
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chunksNamed, firstScripts, namedByPage, withImports } from './scripts/build/built-files.ts'
import { EVERY_PAGE } from './src/web/app/pages.ts'

const FOLDER = fileURLToPath(new URL('dist/web/', import.meta.url))

/** @param {Iterable<string>} paths */
const built = (paths) => [...paths].map((path) => `dist/web/${path}`)

/** What going to a page fetches beyond what stands around every page, the words of the whole app in one language too. */
const PAGES = new Map(
  EVERY_PAGE.flatMap(({ file, limit }) => (limit ? [[basename(file, '.tsx'), limit]] : [])),
)

const first = new Set(firstScripts(FOLDER))
/** What every page asks for as soon as it stands (src/web/app/shell/load-when-idle.ts). */
const around = withImports(FOLDER, chunksNamed(FOLDER, ['around'])).filter((path) => !first.has(path))
const everywhere = new Set([...first, ...around])

/** @param {string} page */
const beyondEverywhere = (page) =>
  built(
    withImports(FOLDER, chunksNamed(FOLDER, [page, 'catalogue.en'])).filter((path) => !everywhere.has(path)),
  )

export default [
  ...[...PAGES].map(([page, limit]) => ({
    name: `JavaScript of ${page} beyond what is around every page`,
    path: beyondEverywhere(page),
    limit: `${limit} kB`,
    gzip: true,
  })),
  {
    name: 'JavaScript around every page',
    path: built(around),
    limit: '60 kB',
    gzip: true,
  },
  ...['am', 'ti', 'om'].map((language) => ({
    name: `Words in ${language}`,
    path: built(chunksNamed(FOLDER, [`catalogue.${language}`])),
    limit: '60 kB',
    gzip: true,
  })),
  { name: 'JavaScript of the home page', path: built(firstScripts(FOLDER)), limit: '175 kB', gzip: true },
  { name: 'Styles of the home page', path: built(namedByPage(FOLDER).styles), limit: '30 kB', gzip: true },
]
