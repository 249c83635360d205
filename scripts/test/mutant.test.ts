import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../repository.ts'
import { AUTH_MUTANTS } from './auth-mutants.ts'
import { PEOPLE_MUTANTS } from './people-mutants.ts'
import { PLATFORM_MUTANTS } from './platform-mutants.ts'

test('what the mutants break, and the tests they run, are there', () => {
  const mutants = [...AUTH_MUTANTS, ...PEOPLE_MUTANTS, ...PLATFORM_MUTANTS]
  const behind = mutants.filter(({ file, from, tests = [] }) => {
    const path = join(ROOT, file)
    const times = existsSync(path) ? readFileSync(path, 'utf8').split(from).length - 1 : 0
    return times !== 1 || !tests.every((one) => existsSync(join(ROOT, one)))
  })
  expect(mutants.length).toBeGreaterThan(100)
  expect(behind.map(({ rule, file }) => `${rule}: ${file}`)).toEqual([])
})
