import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { PROJECT_ROOT } from '#server/platform/config.ts'
import { dataBlock, escape, readEntry, writeDocument } from './document-view.ts'

const PARTS = { language: 'am', head: '<title>ቡና</title>', body: '<main>ቡና</main>' } as const

it('puts a page into the one that starts the app, in place of its own title and of what it shows at first', () => {
  const index = readFileSync(join(PROJECT_ROOT, 'index.html'), 'utf8')
  const page = writeDocument(readEntry(index), PARTS)
  expect(page).toContain('<html lang="am" data-theme="light">')
  expect(page.match(/<title>.*?<\/title>/g)).toEqual(['<title>ቡና</title>'])
  expect(page.match(/name="description"/g)).toBeNull()
  expect(page).toContain('<div id="root"><main>ቡና</main></div>')
  expect(page).toMatch(/<script type="module" src="[^"]+"><\/script>/)
  expect(page).not.toContain('loading-shell')
})

it('is a page all the same where no app is served', () => {
  for (const index of [null, '<!doctype html><title>Mesob</title>']) {
    const page = writeDocument(readEntry(index), PARTS)
    expect(page).toMatch(
      /^<!doctype html>\n<html lang="am"><head>.*<title>ቡና<\/title><\/head><body><div id="root">/,
    )
  }
})

it('lets no text become markup', () => {
  expect(escape(`<b title="it's">&`)).toBe('&lt;b title=&quot;it&#39;s&quot;&gt;&amp;')
  const block = dataBlock({ name: '</script><script>alert(1)</script>\u2028' })
  expect(block.match(/<\/?script/g)).toEqual(['<script', '</script'])
  const json = block.replace(/^<script[^>]*>|<\/script>$/g, '')
  expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)</script>\u2028' })
})
