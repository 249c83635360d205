import { create } from 'qrcode'
import { expect, test } from 'vitest'
import { codePicture, sharedLink, telegramLink, whatsAppLink } from './share-policy.ts'

const origin = 'https://mesob.example'
const room = { id: '7', title: 'ንጹሕ ክፍል & more' }
const link = sharedLink(room, { origin, language: 'en' })

test('what is shared has a path, which servers see, and no hash, which they do not', () => {
  expect(link).toEqual({ title: 'ንጹሕ ክፍል & more', url: 'https://mesob.example/listing/7' })
})

test('who shares in another language than English says so in the address', () => {
  expect(sharedLink(room, { origin, language: 'am' }).url).toBe('https://mesob.example/listing/7?lang=am')
})

test('messengers are handed title and address whole', () => {
  const telegram = new URL(telegramLink(link))
  expect([telegram.host, telegram.pathname]).toEqual(['t.me', '/share/url'])
  expect(Object.fromEntries(telegram.searchParams)).toEqual({ url: link.url, text: link.title })
  const whatsApp = new URL(whatsAppLink(link))
  expect(whatsApp.host).toBe('wa.me')
  expect(Object.fromEntries(whatsApp.searchParams)).toEqual({ text: `${link.title} ${link.url}` })
})

test('a code is drawn square by square', () => {
  const drawn = (code: Parameters<typeof codePicture>[0]) => decodeURIComponent(codePicture(code))
  expect(drawn({ size: 2, data: [1, 0, 0, 1] })).toContain('<path d="M0 0h1v1h-1zM1 1h1v1h-1z"/>')
  const { modules } = create(link.url)
  const dark = [...modules.data].filter((square) => square === 1).length
  expect(drawn(modules).match(/h1v1h-1z/g)).toHaveLength(dark)
  expect(drawn(modules)).toContain(`viewBox="-4 -4 ${modules.size + 8} ${modules.size + 8}"`)
})
