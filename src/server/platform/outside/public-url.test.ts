import { expect, test } from 'vitest'
import { isLoopbackHost } from './public-url.ts'

test('this machine is known by its names', () => {
  for (const host of ['localhost', '127.0.0.1', '127.1.2.3', '[::1]']) expect(isLoopbackHost(host)).toBe(true)
  for (const host of ['localhost.example.org', '10.0.0.1', '[::2]', ''])
    expect(isLoopbackHost(host)).toBe(false)
})
