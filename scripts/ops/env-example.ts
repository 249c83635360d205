// npm run env:example: writes .env.example from the schema of the configuration.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_ROOT } from '#server/platform/config.ts'
import { Environment } from '#server/platform/environment.ts'

export const ENV_EXAMPLE_FILE = join(PROJECT_ROOT, '.env.example')

const WIDTH = 110

/** Every variable with its description and its default or an example, commented out: a copy changes nothing. */
export function envExample(): string {
  const blocks = Object.entries(Environment.shape).map(([name, schema]) => {
    const { description = '', example } = schema.meta() ?? {}
    const byDefault = schema.safeParse(undefined)
    const shown = plainText(example) || plainText(byDefault.data)
    return [...wrap(description), `#${name}=${shown}`].join('\n')
  })
  return `# Copy to .env and remove the # before what you want to set.\n\n${blocks.join('\n\n')}\n`
}

function plainText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? `${value}`
    : ''
}

function wrap(text: string): string[] {
  const lines: string[] = []
  let line = '#'
  for (const word of text.split(' ')) {
    if (line.length + 1 + word.length > WIDTH) {
      lines.push(line)
      line = '#'
    }
    line += ` ${word}`
  }
  return [...lines, line]
}

if (import.meta.main) {
  writeFileSync(ENV_EXAMPLE_FILE, envExample())
  console.log(`Wrote ${ENV_EXAMPLE_FILE}`)
}
