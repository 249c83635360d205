import { expect, test } from 'vitest'
import { AppError } from '#server/platform/app-error.ts'
import { AuthRefusal } from './refusal-policy.ts'
import { errorAnswer } from './refusal-view.ts'

const request = (version?: string) => ({
  params: {},
  query: {},
  headers: version === undefined ? {} : { 'x-supabase-api-version': version },
  ip: '127.0.0.1',
  requestId: 'request-1',
})

test('clients that name the version get code and message', () => {
  expect(errorAnswer(new AuthRefusal('invalid_credentials'), request('2024-01-01'))).toEqual({
    status: 400,
    headers: { 'x-sb-error-code': 'invalid_credentials', 'x-supabase-api-version': '2024-01-01' },
    body: { code: 'invalid_credentials', message: 'Invalid login credentials' },
  })
})

test.each([undefined, '2023-01-01', 'tomorrow'])('others (%s) get number, error_code and msg', (version) => {
  expect(errorAnswer(new AuthRefusal('invalid_credentials'), request(version))).toEqual({
    status: 400,
    headers: { 'x-sb-error-code': 'invalid_credentials' },
    body: { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
  })
})

test('a weak password says what it lacks', () => {
  const refusal = new AuthRefusal('weak_password', { reasons: ['length', 'pwned'] })
  expect(errorAnswer(refusal, request('2024-01-01'))).toMatchObject({
    status: 422,
    body: { code: 'weak_password', weak_password: { reasons: ['length', 'pwned'] } },
  })
})

test('a limit says how many seconds to wait, never none', () => {
  const answer = (retryAfterMs: number) =>
    errorAnswer(new AppError('request.too-many', { retryAfterMs }), request())
  expect(answer(1500)).toMatchObject({ status: 429, headers: { 'retry-after': '2' } })
  expect(answer(0).headers?.['retry-after']).toBe('1')
  expect(answer(1).body).toMatchObject({ error_code: 'over_request_rate_limit' })
})

test.each([
  ['request.malformed', 400, 'bad_json'],
  ['request.unsupported-type', 400, 'bad_json'],
  ['request.invalid', 400, 'validation_failed'],
  ['request.too-large', 413, 'request_entity_too_large'],
  ['server.unavailable', 503, 'unexpected_failure'],
  ['server.storage-full', 507, 'unexpected_failure'],
] as const)('%s is %d %s', (ours, status, code) => {
  expect(errorAnswer(new AppError(ours), request('2024-01-01'))).toMatchObject({ status, body: { code } })
})

test('a statement that took too long is no fault of the request', () => {
  const error = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
  expect(errorAnswer(error, request('2024-01-01'))).toMatchObject({
    status: 504,
    body: { code: 'request_timeout' },
  })
})

test('a fault of ours says nothing of itself but its trace', () => {
  const answer = errorAnswer(new Error('password of sara@example.org'), request())
  expect(answer).toMatchObject({
    status: 500,
    body: { error_code: 'unexpected_failure', error_id: 'request-1' },
  })
  expect(JSON.stringify(answer)).not.toContain('sara')
})
