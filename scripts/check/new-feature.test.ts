import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { repositoryPaths, ROOT } from '../repository.ts'
import { OWN_FILES, SHARED_CHANGES } from './new-feature.fixture.ts'

/** Where a new feature may write beside its own folders, as CONTRIBUTING.md lists it. */
function listedFiles(): string[] {
  const text = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8')
  const section = text.slice(text.indexOf('## A new feature'), text.indexOf('## Style'))
  return [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, path]) => path ?? '')
}

let copy = ''
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'mesob-new-feature-'))
  // without tests, whose types take as long as those of the rest
  const wanted = repositoryPaths().filter(
    (path) =>
      /^(src|demo|scripts|docs\/words|migrations|database|tsconfig|package\.json)/.test(path) &&
      !/\.test\.tsx?$/.test(path),
  )
  for (const path of wanted) cpSync(join(ROOT, path), join(copy, path))
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  for (const [path, text] of Object.entries(OWN_FILES)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    writeFileSync(join(copy, path), text)
  }
  for (const [path, changes] of Object.entries(SHARED_CHANGES)) {
    let text = readFileSync(join(copy, path), 'utf8')
    for (const [from, to] of changes) {
      if (!text.includes(from)) throw new Error(`${path} has no ${from}`)
      text = text.replace(from, to)
    }
    writeFileSync(join(copy, path), text)
  }
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('a new feature writes into its own folders and the files that CONTRIBUTING.md lists', () => {
  const folders = /^(src\/(contract|server|web)\/toys\/|migrations\/\d{4}-toys\.sql$)/
  expect(Object.keys(OWN_FILES).filter((path) => !folders.test(path))).toEqual([])
  expect(Object.keys(SHARED_CHANGES).filter((path) => !listedFiles().includes(path))).toEqual([])
})

test('each file of that list is there', () => {
  const paths = repositoryPaths()
  expect(listedFiles().length).toBeGreaterThan(8)
  expect(listedFiles().filter((path) => !paths.includes(path))).toEqual([])
})

/** What a program says where it fails; nothing where it passes. */
function complaintsOf(program: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: copy, encoding: 'utf8' })
  return status === 0 ? '' : stdout + stderr
}

test.each(['boundaries', 'layout', 'sql', 'tables', 'words'])(
  'with nothing else changed the check %s passes',
  (check) => {
    expect(complaintsOf(process.execPath, [`scripts/check/check-${check}.ts`])).toBe('')
  },
)

/** The packages are linked into the copy, and stand where they seem to. */
function linkPackages() {
  const path = join(copy, 'tsconfig.base.json')
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.replace('"composite": true,', '"composite": true, "preserveSymlinks": true,'))
}

test('and so do the types of contract, server and web', { timeout: 120_000 }, () => {
  linkPackages()
  const projects = ['tsconfig.contract.json', 'tsconfig.server.json', 'tsconfig.web.json']
  expect(complaintsOf(join(ROOT, 'node_modules/.bin/tsc'), ['-b', ...projects])).toBe('')
})
