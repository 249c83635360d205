let undo: (() => void) | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** What the key for undoing does for so many milliseconds; null: nothing. */
export function setUndo(act: (() => void) | null, forMs: number): void {
  clearTimeout(timer)
  undo = act
  if (act) timer = setTimeout(() => (undo = null), forMs)
}

/** Undoes the last decision, once, as long as that is possible. */
export function runUndo(): void {
  const act = undo
  setUndo(null, 0)
  act?.()
}
