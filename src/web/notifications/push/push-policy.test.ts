import { expect, test } from 'vitest'
import { abilityOf, subscribedAs } from './push-policy.ts'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1'
const able = { hasPushes: true, permission: 'default' as const, userAgent: 'Chrome', isInstalled: false }

test.for([
  ['a browser that was not asked yet', able, 'able'],
  ['one that was allowed', { ...able, permission: 'granted' as const }, 'able'],
  ['one that was not', { ...able, permission: 'denied' as const }, 'blocked'],
  ['one without pushes', { ...able, hasPushes: false }, 'none'],
  ['one without notifications', { ...able, permission: null }, 'none'],
  ['a page on an iPhone', { ...able, hasPushes: false, userAgent: PHONE }, 'needs-installing'],
  ['an app on an old iPhone', { ...able, hasPushes: false, userAgent: PHONE, isInstalled: true }, 'none'],
] as const)('%s', ([, browser, expected]) => {
  expect(abilityOf(browser)).toBe(expected)
})

test('a subscription without its keys is none', () => {
  const endpoint = 'https://push.example.org/x'
  expect(subscribedAs({ endpoint, keys: { p256dh: 'p', auth: 'a' } }, 'am')).toEqual({
    endpoint,
    keys: { p256dh: 'p', auth: 'a' },
    language: 'am',
  })
  expect(subscribedAs({ endpoint, keys: { p256dh: 'p' } }, 'am')).toBeNull()
  expect(subscribedAs({ keys: { p256dh: 'p', auth: 'a' } }, 'am')).toBeNull()
})
