import { expect, test } from 'vitest'
import { errorFields } from './log.ts'

test('an error that the job queue copied keeps name, code and queue, and no words of a row', () => {
  const error = Object.assign(new TypeError('(email)=(sara@example.org) exists'), {
    code: '23505',
    severity: 'ERROR',
  })
  const { message, stack } = error
  const fields = errorFields({ ...error, message, stack, queue: 'auth.send-mail', worker: 'x' })
  expect(fields).toMatchObject({ error: 'TypeError', code: '23505', queue: 'auth.send-mail' })
  expect(JSON.stringify(fields)).not.toContain('sara@example.org')
})

test('what is no error at all says what it is', () => {
  expect(errorFields('gone')).toEqual({ error: 'string' })
  expect(errorFields(null)).toEqual({ error: 'object' })
})
