import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { z } from 'zod'

const namedIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name)

/**
 * Chunks of a build by the name before their hash: 'home-page' is assets/home-page-Xyz.js.
 * @throws where the build has none of a name
 */
export function chunksNamed(folder: string, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const chunks = globSync(`assets/${name}-*.js`, { cwd: folder }).filter(
      (path) => /^assets\/(.+)-[\w-]{7}\.js$/.exec(path)?.[1] === name,
    )
    if (chunks.length === 0) throw new Error(`The build has no chunk ${name}.`)
    return chunks
  })
}

/** These scripts and all that they import before they run; what they may ask for later is not among them. */
export function withImports(folder: string, scripts: Iterable<string>): string[] {
  const found = new Set(scripts)
  for (const script of found) {
    if (!script.startsWith('assets/')) continue
    const text = readFileSync(join(folder, script), 'utf8')
    for (const name of namedIn(text, /(?:from|import)\s*"\.\/([^"]+\.js)"/g)) found.add(`assets/${name}`)
  }
  return [...found]
}

/** Without what they ask for at once these pages would say that they are not on the device. */
export const WITH_TABS = ['social-page']

/** What these scripts ask for once they run. */
export const askedLater = (folder: string, scripts: readonly string[]): string[] =>
  scripts.flatMap((script) => {
    const text = readFileSync(join(folder, script), 'utf8')
    return namedIn(text, /\bimport\(\s*[`"']\.\/([^`"']+\.js)[`"']/g).map((name) => `assets/${name}`)
  })

/** What index.html of a build names: scripts, styles, fonts and icons. */
export function namedByPage(folder: string): { scripts: string[]; styles: string[]; others: string[] } {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const all = [...new Set(namedIn(page, /(?:src|href)="\/([^"]+)"/g))]
  const ending = (end: string) => all.filter((path) => path.endsWith(end))
  return {
    scripts: ending('.js'),
    styles: ending('.css'),
    others: all.filter((path) => !/\.(?:js|css)$/.test(path)),
  }
}

/** The code that public/before-app.js starts. */
export function entryOf(folder: string): string {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const [entry] = namedIn(page, /<link rel="modulepreload" id="app"[^>]*\shref="\/([^"]+)"/g)
  if (entry === undefined) throw new Error(`${folder}/index.html starts nothing.`)
  return entry
}

/** What start-hints.ts wrote into the head: files, and by the first part of a route the indices of those it begins with. */
const StartFiles = z.object({
  files: z.array(z.string()),
  pages: z.record(z.string(), z.object({ files: z.array(z.int()) })),
})

/**
 * The scripts of the home page, those included that it asks for once it stands: the search and the featured listings.
 * @throws where index.html does not name them
 */
export function homeScripts(folder: string): string[] {
  const { document } = new JSDOM(readFileSync(join(folder, 'index.html'), 'utf8')).window
  const content = document.querySelector('meta[name="start-files"]')?.getAttribute('content')
  const { files, pages } = StartFiles.parse(JSON.parse(content ?? 'null'))
  const scripts = (pages['']?.files ?? []).flatMap((index) => files[index] ?? [])
  if (scripts.length === 0) throw new Error(`${folder}/index.html names no file of the home page.`)
  return scripts.filter((path) => path.endsWith('.js'))
}

/** All that a visitor's browser fetches before the home page stands in English. */
export const firstScripts = (folder: string): string[] =>
  withImports(folder, [
    ...namedByPage(folder).scripts,
    ...chunksNamed(folder, ['home-page', 'first-catalogue.en']),
  ])
