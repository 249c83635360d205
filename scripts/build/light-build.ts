import compileMessage from 'icu-minify/compile'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { minifySync, type Plugin } from 'vite'

/** What a route says of itself to readers of the API. */
const SUMMARY = /\n\s*summary:\s*(?:'[^'\n]*'|"[^"\n]*"),/
const OPERATIONS = /\/src\/contract\/.*\.ts$/
const PAGES = /\/src\/web\/app\/pages\.ts$/
/** What a page may weigh, for the checks alone. */
const LIMIT = /\blimit: \d+,?/g
const TRIAL_WORDS = /\/src\/web\/app\/trial\/[\w-]+\.json$/
const MESSAGES = /\/src\/web\/.*\/messages\.(?:en|am)\.ts$/
const BEFORE_APP = 'before-app.js'
const FORMAT_ONLY = fileURLToPath(import.meta.resolve('use-intl/format-message/format-only'))

/**
 * What the build does at once so that no browser has to: messages are parsed here, which leaves the parser out
 * (9 kB), operations leave out their summaries and pages their limits. The script before the app is copied as it is
 * written, so its comments are left out here.
 */
export function lightBuild(): Plugin {
  return {
    name: 'light-build',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ resolve: { alias: { 'use-intl/format-message': FORMAT_ONLY } } }),
    async load(id) {
      if (TRIAL_WORDS.test(id)) return compiledWords(id)
      return MESSAGES.test(id) ? compiledMessages(id) : null
    },
    transform(code, id) {
      if (PAGES.test(id)) return code.replaceAll(LIMIT, '')
      return OPERATIONS.test(id) ? code.replace(SUMMARY, '') : null
    },
    writeBundle: {
      // the worker names it by its content after this
      order: 'pre',
      handler({ dir = '' }) {
        const file = join(dir, BEFORE_APP)
        writeFileSync(file, minifySync(BEFORE_APP, readFileSync(file, 'utf8')).code)
      },
    },
  }
}

/** Of what is said of errors, fields and lists nothing is a message: their texts stay as they are. */
function compiledWords(file: string): string {
  const { errors, problems, lists, titleExamples, aria, ...words } = JSON.parse(
    readFileSync(file, 'utf8'),
  ) as Record<string, unknown>
  const texts = { errors, problems, lists, titleExamples, aria }
  return JSON.stringify({ ...texts, ...(compiled(words) as object) })
}

async function compiledMessages(file: string): Promise<string> {
  const module = (await import(pathToFileURL(file).href)) as object
  return Object.entries(module)
    .map(([name, words]) => `export const ${name} = ${JSON.stringify(compiled(words))}`)
    .join('\n')
}

/** The same tree with every message as the formatter wants it. */
function compiled(words: unknown): unknown {
  if (typeof words === 'string') return compileMessage(words)
  if (typeof words !== 'object' || words === null) throw new Error('Messages are texts, or trees of texts.')
  return Object.fromEntries(Object.entries(words).map(([key, inner]) => [key, compiled(inner)]))
}
