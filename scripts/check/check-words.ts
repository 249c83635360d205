import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { compareCatalogues } from '../words/message-catalogues.ts'
import { checkStyle } from './check-style.ts'
import { checkTrialWords } from './check-trial-words.ts'
import { literalsOnScreen } from './screen-literals.ts'
import { printVerdict, repositoryFiles, ROOT } from '../repository.ts'
import type { RepositoryFile, Verdict } from '../repository.ts'

/** What no tracked file may say, and why. The patterns are written so that they do not match themselves. */
const FORBIDDEN: readonly { pattern: RegExp; why: string }[] = [
  {
    pattern: /\bregistry\.[\w-]+(\.[\w-]+)*\.(com|org|net|io|dev)\b/i,
    why: 'a package registry: the reader has their own',
  },
  { pattern: /_authToken|_password\s*=(?!=)/, why: 'a credential of a package registry' },
  { pattern: /(?<![\w.~})\]*-])\/(tmp|root|work)(?![\w-])/, why: 'a path of one machine' },
  { pattern: /(?<![\w.~})\]*-])\/(home|Users)\/[\w.-]+/, why: 'a path of one machine' },
  {
    pattern: /\.\.\/shared\b|\bshared\/(design|spec|reference|data)\b/,
    why: 'a folder outside of the repository',
  },
  { pattern: /\b(TODO|FIXME|XXX|HACK)\b/, why: 'a note to oneself: do it or leave it' },
  {
    pattern: /\b(claude|chatgpt|copilot|anthropic|sub-?agents?|as an ai\b|ai-generated)/i,
    why: 'how it was made',
  },
  { pattern: /\bissue #?\d+\b|\bthe brief\b/i, why: 'a task: say what the product does' },
  { pattern: /\b(ox|es)lint-disable|@ts-(ignore|nocheck)\b/, why: 'a switched-off check' },
]

const PATTERN_FILE = 'scripts/check/check-words.ts'

/** Lines that hold a forbidden word, and lock files that name where a package was downloaded from. */
export function forbiddenWords({ path, text }: RepositoryFile): string[] {
  if (path === PATTERN_FILE) return []
  if (path === 'package-lock.json') {
    return text.includes('"resolved"')
      ? [`${path}: "resolved" fields (npm install keeps them out by .npmrc)`]
      : []
  }
  return text
    .split('\n')
    .flatMap((line, index) =>
      FORBIDDEN.filter(({ pattern }) => pattern.test(line)).map(
        ({ pattern, why }) => `${path}:${index + 1}: '${pattern.exec(line)?.[0]}' (${why})`,
      ),
    )
}

const isScreen = ({ path }: RepositoryFile) =>
  path.startsWith('src/web/') &&
  path.endsWith('.tsx') &&
  !path.endsWith('.test.tsx') &&
  !path.includes('/testing/')

/** What a message module exports, under names that are the same in both languages: listingsEn and listingsAm give listings. */
async function catalogueOf(path: string): Promise<Record<string, unknown>> {
  const module = (await import(pathToFileURL(join(ROOT, path)).href)) as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(module).map(([name, words]) => [name.replace(/(En|Am)$/, ''), words]),
  )
}

async function checkCatalogues(paths: readonly string[]): Promise<string[]> {
  const pairOf = (path: string) => path.replace(/messages\.(en|am)\.ts$/, 'messages.')
  const pairs = [
    ...new Set(paths.filter((path) => /^src\/web\/.+\/messages\.(en|am)\.ts$/.test(path)).map(pairOf)),
  ]
  const problems = await Promise.all(
    pairs.map(async (pair) => {
      const missing = ['en.ts', 'am.ts'].map((end) => pair + end).filter((path) => !paths.includes(path))
      if (missing.length > 0) return missing.map((path) => `${path}: missing, its twin is there`)
      const [en, am] = await Promise.all([catalogueOf(`${pair}en.ts`), catalogueOf(`${pair}am.ts`)])
      return compareCatalogues(en, am).map((problem) => `${pair}am.ts: ${problem}`)
    }),
  )
  return problems.flat()
}

/** Holds the words of the repository: nothing of the workshop in any file, every sentence on screen in every language. */
export async function checkWords(files: readonly RepositoryFile[]): Promise<Verdict> {
  const screens = files.filter(isScreen)
  return {
    problems: [
      ...files.flatMap(forbiddenWords),
      ...screens.flatMap(literalsOnScreen),
      ...(await checkCatalogues(files.map(({ path }) => path))),
      ...checkTrialWords(),
      ...checkStyle(files),
    ],
    note: `${files.length} files, ${screens.length} screens`,
  }
}

if (import.meta.main) printVerdict(await checkWords(repositoryFiles()))
