import { z } from 'zod'
import { deviceText } from '#web/platform/device/device-text.ts'

/** Listings that are remembered by their id alone: enough for months of looking. */
const MOST = 500

const Ids = z.array(z.uuid()).max(MOST)

/** Ids that stay on the device, the latest last, and go when somebody signs out. */
export function storeIds(key: string, most = MOST) {
  const listeners = new Set<() => void>()
  let cached: { text: string | null; ids: ReadonlySet<string> } = { text: null, ids: new Set() }
  const read = (): ReadonlySet<string> => {
    const text = deviceText.read(key)
    if (text !== cached.text) cached = { text, ids: new Set(text === null ? [] : parse(text)) }
    return cached.ids
  }
  const write = (ids: readonly string[]) => {
    deviceText.write(key, JSON.stringify(ids.slice(-most)))
    listeners.forEach((listener) => listener())
  }
  return {
    read,
    add: (id: string) => write([...[...read()].filter((other) => other !== id), id]),
    clear: () => write([]),
    remove: (id: string) => write([...read()].filter((other) => other !== id)),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** What cannot be read is as if it were not there. */
function parse(text: string): string[] {
  try {
    return Ids.safeParse(JSON.parse(text)).data ?? []
  } catch {
    return []
  }
}
