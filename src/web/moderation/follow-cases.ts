import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { CaseId, Holder } from '#contract/moderation/cases/case.ts'
import { CASES, MODERATION_EVENTS } from '#contract/moderation/live.ts'
import type { LiveConnection } from '#web/platform/live/live-client.ts'
import { emitLive } from '#web/platform/live/live-line.ts'
import { dropFromLists, refreshCases } from './load-cases.ts'

/** Pages that show the queue. */
let shown = 0
/** Who holds a case, as it was pushed; those of which nothing was pushed are left out. */
let holders: ReadonlyMap<CaseId, Holder | null> = new Map()
const listeners = new Set<() => void>()

/** Subscribes a page to what becomes of cases. */
export function useFollowCases(): void {
  useEffect(() => {
    if (shown++ === 0) emitLive(CASES, { isOn: true })
    return () => {
      if (--shown === 0) emitLive(CASES, { isOn: false })
    }
  }, [])
}

/** Undefined: nothing was pushed of it. */
export function useHolderOf(caseId: CaseId): Holder | null | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => holders.get(caseId),
  )
}

/** Writes what is pushed about cases into the lists that are open. */
export function followCases(live: LiveConnection, cache: QueryClient): void {
  live.onBegin(() => {
    if (shown === 0) return
    live.emit(CASES, { isOn: true })
    void refreshCases(cache)
  })
  live.on('moderation.case-changed', MODERATION_EVENTS['moderation.case-changed'], (changed) => {
    holders = new Map(holders).set(changed.caseId, changed.holder)
    for (const listener of listeners) listener()
    if (changed.isOver) dropFromLists(cache, [changed.caseId])
    // who looks at it is shown from here; all else is read again
    if (changed.holder === null) void refreshCases(cache)
  })
}
