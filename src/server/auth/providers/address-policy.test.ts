import { expect, test } from 'vitest'
import { isLoopbackHost, isPublicAddress } from './address-policy.ts'

test.each(['1.1.1.1', '142.250.185.78', '172.15.0.1', '192.167.1.1', '2606:4700:4700::1111', '2a00:1450::1'])(
  '%s is of the internet',
  (ip) => expect(isPublicAddress(ip)).toBe(true),
)

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::a00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2002:a00:1::',
  'example.org',
  '',
])('%s is not', (ip) => expect(isPublicAddress(ip)).toBe(false))

test('this machine is known by its names', () => {
  for (const host of ['localhost', '127.0.0.1', '127.1.2.3', '[::1]']) expect(isLoopbackHost(host)).toBe(true)
  for (const host of ['localhost.example.org', '10.0.0.1', '[::2]', ''])
    expect(isLoopbackHost(host)).toBe(false)
})
