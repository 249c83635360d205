import { join } from 'node:path'
import webPush from 'web-push'
import { z } from 'zod'
import type { Config, PushKeys } from '#server/platform/config.ts'
import { readOrCreateKeyFile } from '#server/platform/key-file.ts'

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
  const keys = config.pushKeys ?? storedKeys(join(config.dataDir, 'keys', 'push-keys.json'))
  loaded.set(config, keys)
  return keys
}

const storedKeys = (file: string): PushKeys =>
  readOrCreateKeyFile({
    file,
    schema: KeyFile,
    create: () => webPush.generateVAPIDKeys(),
    consequence: 'people then switch pushes on again',
  })
