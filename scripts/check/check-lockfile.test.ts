import { expect, test } from 'vitest'
import { checkLockfile } from './check-lockfile.ts'

const check = (manifest: object, packages: object) =>
  checkLockfile([
    { path: 'package.json', text: JSON.stringify(manifest) },
    { path: 'package-lock.json', text: JSON.stringify({ packages }) },
  ]).problems

const zod = { version: '4.6.7', integrity: 'sha512-x' }

test('a lock file that fits', () => {
  const manifest = { dependencies: { zod: '4.6.7' } }
  expect(check(manifest, { '': manifest, 'node_modules/zod': zod })).toEqual([])
})

test('a range instead of a version', () => {
  const manifest = { dependencies: { zod: '^4.6.7' } }
  expect(check(manifest, { '': manifest })).toEqual(['package.json: zod is not pinned exactly (^4.6.7)'])
})

test('another version than the lock file has', () => {
  const problems = check({ dependencies: { zod: '4.6.8' } }, { '': { dependencies: { zod: '4.6.7' } } })
  expect(problems).toEqual(['package-lock.json: zod 4.6.8 is not locked; run npm install'])
})

test('a package without a digest', () => {
  expect(check({}, { '': {}, 'node_modules/zod': { version: '4.6.7' } })).toEqual([
    'package-lock.json: node_modules/zod has no integrity',
  ])
})

test('a binary of another system that is missing', () => {
  const problems = check(
    {},
    { '': {}, 'node_modules/zod': { ...zod, optionalDependencies: { 'zod-mac': '4.6.7' } } },
  )
  expect(problems).toEqual([expect.stringContaining('zod-mac is missing')])
})
