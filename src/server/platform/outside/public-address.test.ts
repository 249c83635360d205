import { expect, test } from 'vitest'
import { isPublicAddress, isWithin } from './public-address.ts'

test.each([
  '1.1.1.1',
  '8.8.8.8',
  '93.184.216.34',
  '142.250.185.78',
  '172.15.0.1',
  '192.167.1.1',
  '2606:4700:4700::1111',
  '2a00:1450::1',
  '2606:2800:220:1:248:1893:25c8:1946',
])('%s is of the internet', (address) => expect(isPublicAddress(address)).toBe(true))

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',

  '::',
  '::1',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '4000::1',
  '2001:db8::1',
  '2001::1',
  '2001:10::1',
  '::ffff:10.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::127.0.0.1',
  '64:ff9b::a00:1',
  '2002:7f00:1::',
  '127.1',
  '0x7f000001',
  'localhost',
  'example.org',
  '',
])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false))

test('an address is within its network, in whatever way it is written', () => {
  expect(isWithin('10.1.2.3', ['192.168.0.0/16', '10.0.0.0/8'])).toBe(true)
  expect(isWithin('::ffff:10.1.2.3', ['10.0.0.0/8'])).toBe(true)
  expect(isWithin('127.0.0.1', ['127.0.0.1', '::1'])).toBe(true)
  expect(isWithin('10.1.2.3', ['::/0', '11.0.0.0/8'])).toBe(false)
  expect(isWithin('::1', ['loopback'])).toBe(true)
  expect(isWithin('', ['10.0.0.0/8'])).toBe(false)
})
