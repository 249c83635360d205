import { expect, it } from 'vitest'
import { readPage } from './page-policy.ts'

it('reads what a page says of itself, Open Graph above the rest', () => {
  const html = `<!doctype html><html><head><title>Plain &amp; simple</title>
    <meta name="description" content="Of the page">
    <meta property="og:title" content="ሰላም &lt;b&gt;"><meta property="og:site_name" content="News"></head>`
  expect(readPage(html)).toEqual({ title: 'ሰላም <b>', description: 'Of the page', site: 'News' })
  expect(readPage('<title>Only\n this</title><body><svg><title>not that</title></svg>')).toEqual({
    title: 'Only this',
    description: null,
    site: null,
  })
})

it('says nothing for what is no page, and cuts what is long', () => {
  const nothing = { title: null, description: null, site: null }
  for (const html of ['', '{"a":1}', '<title> </title>', '<title>']) expect(readPage(html)).toEqual(nothing)
  const { title } = readPage(`<title>${'ሀ'.repeat(500)}</title>`)
  expect(title?.length).toBeLessThanOrEqual(200)
  expect(title?.endsWith('…')).toBe(true)
  expect(readPage('<title>a\u202eb\u0000c</title>').title).toBe('a b c')
})
