import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Environment } from '#server/platform/environment.ts'
import { ACCOUNTS_PAGE, BELONGS, settingNames, settingsTable, withSettingsTable } from './account-settings.ts'

test('docs/accounts.md holds the table that npm run env:example writes', () => {
  const page = readFileSync(ACCOUNTS_PAGE, 'utf8')
  expect(page).toContain(settingsTable())
  expect(withSettingsTable(page)).toBe(page)
})

test('no setting of accounts is left out', () => {
  const all = Object.keys(Environment.shape).filter((name) => BELONGS.test(name))
  expect(settingNames()).toEqual(expect.arrayContaining(all))
})

test('what differs in production is said', () => {
  const row = (name: string) =>
    settingsTable()
      .split('\n')
      .find((line) => line.startsWith(`| \`${name}\``))
  for (const name of ['AUTH_ANONYMOUS', 'AUTH_MANUAL_LINKING', 'AUTH_WEB3', 'OAUTH_SERVER', 'AUTH_PHONE']) {
    expect(row(name), name).toContain('| on | off |')
  }
  expect(row('AUTH_TOTP')).toContain('| on | on |')
  expect(row('AUTH_SAML')).toContain('| off | off |')
  expect(row('TRUST_PROXY')).toContain('| `loopback` | none |')
})
