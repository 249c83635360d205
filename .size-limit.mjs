// @ts-check
import { fileURLToPath } from 'node:url'
import { firstScripts, namedByPage } from './scripts/built-files.ts'

const FOLDER = fileURLToPath(new URL('dist/web/', import.meta.url))

/** @param {Iterable<string>} paths */
const built = (paths) => [...paths].map((path) => `dist/web/${path}`)

export default [
  { name: 'JavaScript of the home page', path: built(firstScripts(FOLDER)), limit: '170 kB', gzip: true },
  { name: 'Styles of the home page', path: built(namedByPage(FOLDER).styles), limit: '30 kB', gzip: true },
]
