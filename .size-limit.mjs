// @ts-check
// What a visitor's browser fetches before the home page stands: all that index.html names, the chunks of that page
// and of its English words, and whatever these import.
import { globSync, readFileSync } from 'node:fs'

const FOLDER = new URL('dist/web/', import.meta.url)
/** @param {string} path */
const read = (path) => readFileSync(new URL(path, FOLDER), 'utf8')

/** @param {string} text @param {RegExp} pattern */
const namedIn = (text, pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name)

const page = read('index.html')
const scripts = new Set([
  ...namedIn(page, /(?:src|href)="\/([^"]+\.js)"/g),
  ...globSync('assets/{home-page,first-catalogue.en}-*.js', { cwd: FOLDER }),
])
for (const script of scripts) {
  if (!script.startsWith('assets/')) continue
  for (const name of namedIn(read(script), /(?:from|import)"\.\/([^"]+\.js)"/g)) scripts.add(`assets/${name}`)
}
const styles = namedIn(page, /href="\/([^"]+\.css)"/g)

/** @param {Iterable<string>} paths */
const built = (paths) => [...paths].map((path) => `dist/web/${path}`)

export default [
  { name: 'JavaScript of the home page', path: built(scripts), limit: '170 kB', gzip: true },
  { name: 'Styles of the home page', path: built(styles), limit: '30 kB', gzip: true },
]
