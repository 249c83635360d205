import { expect, it } from 'vitest'
import { isPublicAddress, literalAddress, readWebAddress } from './address-policy.ts'

it.each([
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '192.0.2.1',
  '198.18.0.1',
  '::',
  '::1',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '::127.0.0.1',
  '4000::1',
  '2002:7f00:1::',
  '2001:db8::1',
  '127.1',
  '0x7f000001',
  'localhost',
  '',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

it.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946'])('%s is', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

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
