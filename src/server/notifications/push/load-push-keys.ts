import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import webPush from 'web-push'
import { z } from 'zod'
import type { Config, PushKeys } from '#server/platform/config.ts'

const KeyFile = z.object({ publicKey: z.string().length(87), privateKey: z.string().length(43) })
const loaded = new WeakMap<Pick<Config, 'dataDir'>, PushKeys>()

/**
 * The key pair that browsers know this server by (VAPID): of the configuration, else of DATA_DIR/keys, where the
 * first start puts it. With another pair no browser that has subscribed would be reached any more.
 * @throws a sentence that says what to do when the file cannot be used
 */
export function loadPushKeys(config: Pick<Config, 'dataDir' | 'pushKeys'>): PushKeys {
  const known = loaded.get(config)
  if (known) return known
  const keys = config.pushKeys ?? storedKeys(join(config.dataDir, 'keys'))
  loaded.set(config, keys)
  return keys
}

/** Two servers that start at once agree on one file, because a link is made by only one of them. */
function storedKeys(folder: string): PushKeys {
  const file = join(folder, 'push-keys.json')
  const found = findKeys(file)
  if (found) return found
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(webPush.generateVAPIDKeys(), null, 2)}\n`, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft)
  }
  const made = findKeys(file)
  if (!made) throw new Error(`${file} was removed while the server started.`)
  return made
}

function findKeys(file: string): PushKeys | null {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
  try {
    return KeyFile.parse(JSON.parse(text))
  } catch (error) {
    const advice = 'restore it from a backup or move it away (people then switch pushes on again).'
    throw new Error(`${file} is damaged: ${advice}`, { cause: error })
  }
}
