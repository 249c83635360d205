// @ts-check
import { readFileSync } from 'node:fs'

// What the browser fetches before it can show anything: all scripts and styles that index.html names.
const page = readFileSync(new URL('dist/web/index.html', import.meta.url), 'utf8')

/** @param {RegExp} pattern */
const filesNamed = (pattern) =>
  [...page.matchAll(pattern)].map(([, path = '']) => `dist/web/${path.replace(/^\.?\//, '')}`)

export default [
  {
    name: 'JavaScript of the first load',
    path: filesNamed(/(?:src|href)="([^"]+\.js)"/g),
    limit: '170 kB',
    gzip: true,
  },
  { name: 'Styles of the first load', path: filesNamed(/href="([^"]+\.css)"/g), limit: '30 kB', gzip: true },
]
