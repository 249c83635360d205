interface Texts {
  /** Null where nothing is kept. */
  read: (key: string) => string | null
  /** False where the browser refuses or has no room: then it is known until the page is closed. */
  write: (key: string, text: string) => boolean
  remove: (key: string) => void
  keys: () => string[]
}

/** Browsers that block storage throw at its very name, so it is named when it is needed. */
function textsOf(storage: () => Storage): Texts {
  /** What the storage did not take; null for what it would not give up. */
  const inMemory = new Map<string, string | null>()
  // another tab has written since, or emptied all
  addEventListener('storage', ({ key }) => (key === null ? inMemory.clear() : inMemory.delete(key)))

  const attempt = <T>(act: (opened: Storage) => T, otherwise: T): T => {
    try {
      return act(storage())
    } catch {
      return otherwise
    }
  }
  const write = (key: string, text: string | null): boolean => {
    inMemory.set(key, text)
    return attempt((opened) => {
      if (text === null) opened.removeItem(key)
      else opened.setItem(key, text)
      inMemory.delete(key)
      return true
    }, false)
  }
  const read = (key: string): string | null => {
    const known = inMemory.get(key)
    return known === undefined ? attempt((opened) => opened.getItem(key), null) : known
  }
  return {
    read,
    write,
    remove: (key) => void write(key, null),
    keys: () =>
      [...new Set([...attempt(Object.keys, []), ...inMemory.keys()])].filter((key) => read(key) !== null),
  }
}

/** Local storage, shared by all tabs; it never throws. */
export const deviceText = textsOf(() => localStorage)

const listeners = new Set<() => void>()

/** Writes a choice that what is on the screen follows at once. */
export function writeChoice(key: string, text: string): void {
  deviceText.write(key, text)
  listeners.forEach((listener) => listener())
}

/** Calls the listener when a choice was written here or in another tab; for useSyncExternalStore. */
export function subscribeChoices(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Session storage, of this tab alone; it never throws. */
export const tabText = textsOf(() => sessionStorage)
