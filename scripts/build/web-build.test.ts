import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ensureWebBuilt } from './web-build.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mesob-build-'))
  mkdirSync(join(root, 'src/web'), { recursive: true })
  put('index.html', '<script type="module" src="/src/web/main.ts"></script>')
  put('src/web/main.ts', `document.title = 'first'`)
})
afterEach(() => rmSync(root, { recursive: true }))

const put = (path: string, text: string) => writeFileSync(join(root, path), text)

function builtScript(): string {
  const assets = join(root, 'dist/web/assets')
  return readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(assets, name), 'utf8'))
    .join('\n')
}

test('builds once, and again only when the content of a source has changed', () => {
  expect(ensureWebBuilt(root)).toBe(true)
  expect(builtScript()).toContain('first')
  utimesSync(join(root, 'src/web/main.ts'), new Date(), new Date())
  put('src/web/main.test.ts', 'a test is no source')
  expect(ensureWebBuilt(root)).toBe(false)

  put('src/web/main.ts', `document.title = 'second'`)
  expect(ensureWebBuilt(root)).toBe(true)
  expect(builtScript()).toContain('second')

  rmSync(join(root, 'dist/web'), { recursive: true })
  expect(ensureWebBuilt(root)).toBe(true)
})

test('a build that fails leaves the former one in place and is tried again', () => {
  ensureWebBuilt(root)
  put('src/web/main.ts', 'this is no program')
  expect(() => ensureWebBuilt(root)).toThrow('The web app could not be built')
  expect(builtScript()).toContain('first')
  expect(readdirSync(join(root, 'dist')).toSorted()).toEqual(['web', 'web.stamp'])
  expect(() => ensureWebBuilt(root)).toThrow('The web app could not be built')
  expect(existsSync(join(root, 'dist/web/index.html'))).toBe(true)
})

test('texts lie compressed beside themselves, but for the smallest', () => {
  const sentence = 'one of many sentences. '.repeat(200)
  put('src/web/main.ts', `document.title = ${JSON.stringify(sentence)}`)
  ensureWebBuilt(root)
  const assets = join(root, 'dist/web/assets')
  const script = readdirSync(assets).find((name) => name.endsWith('.js')) ?? ''
  const text = readFileSync(join(assets, script), 'utf8')
  expect(brotliDecompressSync(readFileSync(join(assets, `${script}.br`))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(join(assets, `${script}.gz`))).toString()).toBe(text)
  expect(existsSync(join(root, 'dist/web/index.html.br'))).toBe(false)
})
