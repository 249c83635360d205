import { expect, test } from 'vitest'
import { readLinkAnswer } from './incoming-link.ts'

const read = (path: string) => readLinkAnswer(new URL(path, 'http://mesob.test'))

test('ordinary addresses carry no answer', () => {
  expect(read('/')).toBeNull()
  expect(read('/#/listings?q=code')).toBeNull()
  expect(read('/#/auth?error=none')).toBeNull()
})

test('reads a code, tokens and errors', () => {
  expect(read('/?code=abc#/')).toEqual({ kind: 'code', code: 'abc' })
  expect(read('/#access_token=a&refresh_token=r&type=recovery')).toEqual({
    kind: 'tokens',
    accessToken: 'a',
    refreshToken: 'r',
    type: 'recovery',
  })
  expect(
    read('/#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid'),
  ).toEqual({
    kind: 'error',
    code: 'otp_expired',
    description: 'Email link is invalid',
  })
  expect(read('/?error=server_error&error_description=x')).toMatchObject({
    kind: 'error',
    code: 'server_error',
  })
})
