import { type LocalKey, localName } from './store-local-draft.ts'

const held = new Map<string, number>()
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
  }
}

/** Does something with a draft that no form has open, here or in another tab; else nothing. */
export async function whileFree(key: LocalKey, work: () => Promise<void>): Promise<void> {
  const name = localName(key)
  const isFree = () => (held.get(name) ?? 0) === 0
  if (!isFree()) return
  if (!hasLocks()) return work()
  await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock !== null && isFree()) await work()
  })
}
