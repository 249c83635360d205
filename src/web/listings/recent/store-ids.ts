import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { deviceText, subscribeChoices, writeChoice } from '#web/platform/device/device-text.ts'

/** Listings that are remembered by their id alone: enough for months of looking. */
const MOST = 500

const Ids = z.array(z.uuid()).max(MOST)

/** Ids that stay on the device, the latest last, and go when somebody signs out; every tab follows them. */
export function storeIds(key: string, most = MOST) {
  let cached: { text: string | null; ids: ReadonlySet<string> } = { text: null, ids: new Set() }
  const read = (): ReadonlySet<string> => {
    const text = deviceText.read(key)
    if (text !== cached.text) cached = { text, ids: new Set(text === null ? [] : parse(text)) }
    return cached.ids
  }
  const write = (ids: readonly string[]) => writeChoice(key, JSON.stringify(ids.slice(-most)))
  const others = (id: string) => [...read()].filter((other) => other !== id)
  return {
    add: (id: string) => write([...others(id), id]),
    remove: (id: string) => write(others(id)),
    clear: () => write([]),
    use: () => useSyncExternalStore(subscribeChoices, read),
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
