import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../repository.ts'
import { SHARE_FILE, withShares, wrongShares } from './reviewed-shares.ts'

test('a share that was not reviewed is found, whichever way it is wrong', () => {
  expect(wrongShares(() => 0)).toEqual([])
  expect(wrongShares((language) => (language === 'ti' ? 7 : 0))).toEqual([
    `${SHARE_FILE}: ti is 7 % reviewed, not 0 %`,
  ])
})

test('the shares are written where the account page reads them, and nothing else', () => {
  const source = readFileSync(join(ROOT, SHARE_FILE), 'utf8')
  const written = withShares(source, (language) => (language === 'om' ? 91 : 0))
  expect(written).toContain('= { am: 0, ti: 0, om: 91 }')
  expect(withShares(written, () => 0)).toBe(source)
})
