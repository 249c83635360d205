import { describe, expect, test } from 'vitest'
import { checkWords, forbiddenWords } from './check-words.ts'
import { compareCatalogues, readMessage } from '../words/message-catalogues.ts'
import { literalsOnScreen } from './screen-literals.ts'

const wordsIn = (text: string, path = 'README.md') => forbiddenWords({ path, text })

describe('words of the workshop', () => {
  // The bar is left out again below, so that this file may be checked as well.
  test.each([
    ['a registry', 'https://registry.|npmjs.org/zod'],
    ['a credential', '//host/:_auth|Token=abc'],
    ['a machine path', 'see /|tmp/mesob.log'],
    ['a machine path', "cd '/|work/main'"],
    ['a home folder', '/|home/sara/mesob'],
    ['a foreign folder', '../sha|red/design'],
    ['a note to oneself', '// TO|DO: later'],
    ['how it was made', 'written by Clau|de'],
    ['a task', 'part of issue| 12'],
    ['a switched-off check', '// oxlint-|disable-next-line'],
  ])('%s is found', (_, text) => {
    expect(wordsIn(`first line\n${text.replace('|', '')}`)).toEqual([
      expect.stringMatching(/^README\.md:2: /),
    ])
  })

  test.each([
    'the session of a signed-in member',
    'src/web/app/root.tsx and ./work/plan.md',
    'https://example.com/home/rooms',
    'an issue with the network',
    "join(tmpdir(), 'mesob')",
  ])('%s is fine', (text) => {
    expect(wordsIn(text)).toEqual([])
  })

  test('a lock file does not say where packages came from', () => {
    const lock = (entry: object) => JSON.stringify({ packages: { 'node_modules/zod': entry } })
    expect(wordsIn(lock({ version: '4.6.7' }), 'package-lock.json')).toEqual([])
    expect(wordsIn(lock({ resolved: 'somewhere' }), 'package-lock.json')).toHaveLength(1)
  })
})

describe('words on screen', () => {
  const screen = (jsx: string) => literalsOnScreen({ path: 'src/web/x/x.tsx', text: `const page = ${jsx}` })

  test.each([
    ['between tags', '<p>Hello</p>'],
    ['in Amharic', '<p>ሰላም</p>'],
    ['in braces', "<p>{'Hello'}</p>"],
    ['in a condition', "<p>{busy ? 'Saving' : t('save')}</p>"],
    ['as a fallback', '<p>{name || `Anonymous`}</p>'],
    ['in a fragment', "<>{'Hello'}</>"],
    ['as a name for readers', '<button aria-label="Close" />'],
    ['as a placeholder', "<input placeholder={open ? t('x') : 'Search'} />"],
    ['as the text of a picture', '<img alt="A basket" />'],
  ])('%s are found', (_, jsx) => {
    expect(screen(jsx)).toHaveLength(1)
  })

  test.each([
    "<p>{t('listings.title')}</p>",
    '<p className="text-lg">{count} · 5 &middot; —</p>',
    '<img alt="" src="/logo.svg" />',
    "<Button variant={busy ? 'soft' : 'solid'} aria-label={t('close')} />",
    '<p>WhatsApp</p>',
    '<p>{mode === "dark" && t("dark")}</p>',
  ])('%s is fine', (jsx) => {
    expect(screen(jsx)).toEqual([])
  })

  test('the line is named', () => {
    expect(screen('(\n<p>\n{1}Hello</p>)')[0]).toContain('src/web/x/x.tsx:3:')
  })
})

describe('the two catalogues', () => {
  test('say the same', () => {
    const en = { card: { free: 'Free', from: 'From {price, number}', posted: 'Posted by <b>{name}</b>' } }
    const am = { card: { free: 'በነጻ', from: 'ከ {price, number}', posted: '<b>{name}</b> ያወጣው' } }
    expect(compareCatalogues(en, am)).toEqual([])
  })

  test.each<[string, unknown, unknown, string]>([
    ['a missing key', { a: { b: 'Free' } }, { a: {} }, 'a.b: missing'],
    ['a key too many', {}, { a: 'በነጻ' }, 'a: not in English'],
    ['another argument', { a: 'Hello {name}' }, { a: 'ሰላም {nome}' }, 'a: arguments differ: name, nome'],
    ['a lost tag', { a: 'See <link>terms</link>' }, { a: 'ውሎች' }, 'a: arguments differ: <link>'],
    ['English words', { a: 'Free' }, { a: 'Free' }, "a: no Ethiopic letter in 'Free'"],
    ['an open brace', { a: 'Hello' }, { a: 'ሰላም {' }, "a: an argument without a name in 'ሰላም {'"],
    ['nothing said', { a: 'Free' }, { a: '' }, 'a: says nothing'],
  ])('%s is found', (_, en, am, problem) => {
    expect(compareCatalogues(en, am)).toEqual([problem])
  })

  test('names stay as they are', () => {
    expect(compareCatalogues({ a: 'WhatsApp' }, { a: 'WhatsApp' })).toEqual([])
  })
})

test('a message is read with its plural forms, tags and quoted braces', () => {
  const { needs, words } = readMessage(
    "{n, plural, =0 {none} one {# <b>place</b>} other {{n} of {all}}} '{'kept'}'",
  )
  expect([...needs]).toEqual(['n', '<b>', 'all'])
  expect(words).toContain('place')
  expect(words).not.toContain('plural')
  expect(() => readMessage('{n, plural, one {open}')).toThrow('left open')
  expect(() => readMessage('closed}')).toThrow('too many')
})

test('a catalogue without its twin is found', async () => {
  const { problems } = await checkWords([{ path: 'src/web/x/messages.en.ts', text: '' }])
  expect(problems).toEqual(['src/web/x/messages.am.ts: missing, its twin is there'])
})

test('a mail that breaks the style guide of its language is found with its line', async () => {
  const view = { path: 'src/server/toys/toy-view.ts', text: "const words = [\n'Go on', 'መልእክቱን ላክ']" }
  const { problems } = await checkWords([view])
  expect(problems).toEqual([
    expect.stringMatching(/^src\/server\/toys\/toy-view\.ts:2: 'ላክ' .*docs\/words\/am\.md$/),
  ])
})
