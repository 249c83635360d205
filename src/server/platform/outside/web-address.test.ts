import { expect, it } from 'vitest'
import { literalAddress, readWebAddress } from './web-address.ts'

it('only the web on its own ports, without a name or password, is followed', () => {
  for (const link of [
    'ftp://a.example/',
    'file:///etc/passwd',
    'http://a.example:22/',
    'http://u:p@a.example/',
    '://',
  ])
    expect(readWebAddress(link), link).toBeNull()
  expect(readWebAddress('/b', new URL('https://a.example/a'))?.href).toBe('https://a.example/b')
})

it('numbers are seen in whatever way they are written', () => {
  for (const [link, address] of [
    ['http://2130706433/', '127.0.0.1'],
    ['http://0x7f.1/', '127.0.0.1'],
    ['http://[::1]/', '::1'],
    ['http://a.example/', null],
  ] as const)
    expect(literalAddress(new URL(link))).toBe(address)
})
