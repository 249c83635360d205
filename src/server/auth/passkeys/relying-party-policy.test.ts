import { expect, test } from 'vitest'
import { relyingParty } from './relying-party-policy.ts'

test.for(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  '%s: localhost with any port, and nothing that only looks like it',
  (publicUrl) => {
    const party = relyingParty(publicUrl)
    expect(party?.id).toBe('localhost')
    expect(party?.allows('http://localhost:5173')).toBe(true)
    expect(party?.allows('http://localhost')).toBe(true)
    for (const origin of [
      '',
      'null',
      'http://127.0.0.1:3000',
      'http://localhost.evil.example',
      'http://localhost:3000.evil.example',
      'https://evil.example/http://localhost:3000',
    ]) {
      expect(party?.allows(origin), origin).toBe(false)
    }
  },
)

test('a name: that origin alone', () => {
  const party = relyingParty('https://mesob.example/')
  expect(party?.id).toBe('mesob.example')
  expect(party?.allows('https://mesob.example')).toBe(true)
  for (const origin of ['http://mesob.example', 'https://mesob.example:8443', 'https://a.mesob.example']) {
    expect(party?.allows(origin), origin).toBe(false)
  }
})

test.for(['http://192.168.1.5:3000', 'https://203.0.113.9', 'http://[2001:db8::1]:3000'])(
  '%s has no name',
  (publicUrl) => expect(relyingParty(publicUrl)).toBeNull(),
)
