import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ENV_EXAMPLE_FILE, envExample } from './env-example.ts'

test('.env.example is what npm run env:example writes', () => {
  expect(readFileSync(ENV_EXAMPLE_FILE, 'utf8')).toBe(envExample())
})
