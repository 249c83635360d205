import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryFiles } from '../repository.ts'
import { FEATURE_ORDER } from './boundary-rules.ts'
import { FOLDER_CAP, LINE_CAPS, VOCABULARY } from './layout-vocabulary.ts'

const ROOT = posix.join(import.meta.dirname, '../..')
const page = readFileSync(posix.join(ROOT, 'ARCHITECTURE.md'), 'utf8')
const sources = repositoryFiles(ROOT).filter(({ path }) => /^(src|database|demo)\//.test(path))
const exists = (path: string) => existsSync(posix.join(ROOT, path))
const partOf = (heading: string) => page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
const codeBlocks = [...page.matchAll(/```\n(.*?)```/gs)].map(([, block = '']) => block)

test('the tree it draws stands there', () => {
  const folders: string[] = []
  let above = ''
  for (const line of codeBlocks[0]?.split('\n') ?? []) {
    const [, indent = '', folder = ''] = /^( *)([\w-]+(?:\/[\w-]+)*\/)(?: |$)/.exec(line) ?? []
    if (folder === '') continue
    if (indent === '') above = folder
    folders.push(indent === '' ? folder : `${above}${folder}`)
  }
  expect(folders.length).toBeGreaterThan(15)
  expect(folders.filter((folder) => !exists(folder))).toEqual([])
})

test('the kinds of file of its table are those of the closed list', () => {
  const rows = [
    ...partOf('What file may exist in a feature').matchAll(/^\| (contract|server|web) \| (.+?) \|/gm),
  ]
  const shown = rows.flatMap(([, side, forms = '']) =>
    [...forms.matchAll(/`([^`]+)`/g)].map(([, form]) => `${side} ${form}`),
  )
  const listed = Object.entries(VOCABULARY).flatMap(([side, kinds]) =>
    kinds.flatMap(({ form }) => form.split(', ').map((one) => `${side} ${one}`)),
  )
  expect(shown.toSorted()).toEqual(listed.toSorted())
})

test('its limits are those that the checks hold', () => {
  expect(page).toContain(
    `A file has at most ${LINE_CAPS.source} lines (a test ${LINE_CAPS.test}, generated files apart), a folder at most ${FOLDER_CAP} code files`,
  )
  expect(page).toContain(`below ${LINE_CAPS.aimMedian} lines`)
})

test('its order of features is the one that imports are held to, and it says which have no code yet', () => {
  const order = /stands before it: (.+?)\. Where/.exec(page)?.[1] ?? ''
  expect(order.split(' → ').map((line) => line.split(', '))).toEqual(FEATURE_ORDER)
  const planned = FEATURE_ORDER.flat().filter(
    (feature) => !['contract', 'server', 'web'].some((side) => exists(`src/${side}/${feature}`)),
  )
  expect(/no code yet: (.+?)\.\n/.exec(page)?.[1]?.split(', ') ?? []).toEqual(planned)
})

test('the request it follows goes that way', () => {
  const hops = [...(codeBlocks[1] ?? '').matchAll(/^(\S+\.(?:tsx?|sql)) /gm)].map(([, path = '']) =>
    path.startsWith('database/') ? path : `src/${path}`,
  )
  expect(hops).toHaveLength(7)
  expect(hops.filter((path) => !exists(path))).toEqual([])
  for (const [at, word] of [
    [0, 'usePublish'],
    [1, 'usePublish'],
    [2, '/api/listings/{listingId}/publish'],
    [3, 'publishListing'],
    [4, 'publishRow'],
    [5, 'publishRow'],
    [6, 'trigger'],
  ] as const)
    expect(readFileSync(posix.join(ROOT, hops[at] ?? ''), 'utf8'), hops[at]).toContain(word)
})

test('every file and folder that it names is there', () => {
  const named = [
    ...page.matchAll(/`((?:src|scripts|database|docs|demo)\/[^`<]*|\.[a-z]+[^` ]*\.[a-z]+)`/g),
  ].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((path) => !exists(path))).toEqual([])
})

test('each decision names what holds it', () => {
  const decisions = partOf('Where each decision lives')
    .split('\n')
    .filter((line) => line.startsWith('- '))
  expect(decisions.length).toBeGreaterThan(10)
  expect(decisions.filter((line) => !/`(src|scripts)\/[^`]+\.ts`/.test(line))).toEqual([])
})

/** Who asks the machine for the time: for ids, waiting, and what libraries or keys check by it. */
const MACHINE_CLOCK = [
  'src/server/app/run-server.ts',
  'src/server/auth/providers/identity-provider-client.ts',
  'src/server/auth/public.ts',
  'src/server/auth/saml/saml-client.ts',
  'src/server/platform/clock.ts',
  'src/server/platform/id.ts',
]

test('nothing else of the server asks the machine for the time', () => {
  const asking = sources.filter(
    ({ path, text }) =>
      /^src\/server\/(?!testing\/|platform\/database\/).+\.ts$/.test(path) &&
      !/\.(test|fixture)\.ts$/.test(path) &&
      /\bDate\.now\(\)|\bnew Date\(\)/.test(text),
  )
  expect(asking.map(({ path }) => path).toSorted()).toEqual(MACHINE_CLOCK)
  const functions = sources.filter(
    ({ path, text }) =>
      path.startsWith('database/') &&
      /\b(now|clock_timestamp|statement_timestamp)\(\)|\bcurrent_(date|timestamp)\b/i.test(text),
  )
  expect(functions.map(({ path }) => path)).toEqual([
    'database/functions/platform/clock_advance.sql',
    'database/functions/platform/clock_now.sql',
  ])
})
