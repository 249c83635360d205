import { type LocalKey, localName } from './store-local-draft.ts'

const held = new Map<string, number>()
const watchers = new Set<() => void>()
const hasLocks = (): boolean => 'locks' in navigator

/** Keeps a draft for the form that has it open, in this tab and before others. @returns lets it go */
export function holdDraft(key: LocalKey): () => void {
  const name = localName(key)
  held.set(name, (held.get(name) ?? 0) + 1)
  let release: () => void = () => undefined
  if (hasLocks()) {
    const isLeft = new Promise<void>((resolve) => {
      release = resolve
    })
    void navigator.locks.request(name, { mode: 'shared' }, () => isLeft)
  }
  return () => {
    held.set(name, (held.get(name) ?? 1) - 1)
    release()
    watchers.forEach((watcher) => watcher())
  }
}

/** Calls back whenever a form of this tab has let a draft go. @returns stops it */
export function watchHolds(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Does something with a draft that no form has open, here or in another tab. @returns false: one has, nothing was done */
export async function whileFree(key: LocalKey, work: () => Promise<void>): Promise<boolean> {
  const name = localName(key)
  const workIfFree = async (): Promise<boolean> => {
    if ((held.get(name) ?? 0) > 0) return false
    await work()
    return true
  }
  if (!hasLocks()) return workIfFree()
  return navigator.locks.request(name, { ifAvailable: true }, async (lock) => lock !== null && workIfFree())
}
