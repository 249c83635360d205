import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#server/platform/config.ts'
import { fileEnding, outboxFolder, type OutgoingMail } from './mail.ts'

export interface WrittenMail extends OutgoingMail {
  file: string
}

/**
 * The mails that were written instead of sent, newest first.
 * @param to those to this address or number alone
 */
export async function listOutbox(config: Pick<Config, 'dataDir'>, to?: string): Promise<WrittenMail[]> {
  const folder = outboxFolder(config)
  const ending = to === undefined ? '.json' : fileEnding(to)
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
  const files = names
    .filter((name) => name.endsWith(ending))
    .toSorted()
    .toReversed()
  return Promise.all(
    files.map(async (file) => ({
      file,
      ...(JSON.parse(await readFile(join(folder, file), 'utf8')) as OutgoingMail),
    })),
  )
}

export async function clearOutbox(config: Pick<Config, 'dataDir'>): Promise<void> {
  await rm(outboxFolder(config), { recursive: true, force: true })
}
