import { expect, test } from 'vitest'
import { readDevice, shortAddress } from './device-policy.ts'

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1', 'Safari', 'iOS'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/131.0 Safari/537.36 Edg/131.0', 'Edge', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Firefox/132.0', 'Firefox', 'Linux'],
  ['curl/8.5.0', null, null],
  [null, null, null],
])('%s', (userAgent, browser, system) => {
  expect(readDevice(userAgent)).toEqual({ browser, system })
})

test('an address says which network, not which household', () => {
  expect(shortAddress('203.0.113.7')).toBe('203.0.x.x')
  expect(shortAddress('::ffff:203.0.113.7')).toBe('203.0.x.x')
  expect(shortAddress('2001:db8:85a3::7/128')).toBe('2001:db8:…')
  expect(shortAddress(null)).toBeNull()
})
