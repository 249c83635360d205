// npm run env:example: writes the table of environment variables into README.md from the schema of the configuration.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Environment } from '#server/platform/environment.ts'
import { ROOT } from '../repository.ts'

export const README = join(ROOT, 'README.md')
const PLACE = /(<!-- environment:.*? -->\n).*?(<!-- \/environment -->)/s

/** Every variable with what it is without being set and what it does, as a table in Markdown. */
export function environmentTable(): string {
  const rows = Object.entries(Environment.shape).map(([name, schema]) => {
    const { description = '' } = schema.meta() ?? {}
    const { data } = schema.safeParse(undefined)
    const unset = typeof data === 'string' || typeof data === 'number' ? `\`${data}\`` : ''
    return `| \`${name}\` | ${unset} | ${description} |`
  })
  return ['| variable | unset | does |', '|---|---|---|', ...rows, ''].join('\n')
}

/** The README with the table as it should be. */
export const withEnvironmentTable = (readme: string) =>
  readme.replace(PLACE, (_, open: string, close: string) => open + environmentTable() + close)

if (import.meta.main) writeFileSync(README, withEnvironmentTable(readFileSync(README, 'utf8')))
