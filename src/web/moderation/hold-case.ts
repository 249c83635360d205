import { useEffect, useState } from 'react'
import { type CaseId, type Holder, HOLD_SECONDS } from '#contract/moderation/cases/case.ts'
import { holdCase } from '#contract/moderation/cases/hold-case.ts'
import { releaseCase } from '#contract/moderation/cases/release-case.ts'
import { call } from '#web/platform/call/call.ts'
import { useHolderOf } from './follow-cases.ts'

/** So long before it ends, it is said again that one holds the case. */
const AGAIN_MS = (HOLD_SECONDS * 1000) / 2

/**
 * Holds a case as long as it is on the screen.
 * @returns who else holds it, and how to take it over
 */
export function useHold(caseId: CaseId, ownId: string): { other: Holder | null; takeOver: () => void } {
  const [first, setFirst] = useState<Holder | null>(null)
  const pushed = useHolderOf(caseId)
  const holder = pushed === undefined ? first : pushed
  const [wish, setWish] = useState(0)

  useEffect(() => {
    let isThere = true
    const hold = (takesOver: boolean) =>
      void call(holdCase, { caseId, takesOver })
        .then(({ holder: now }) => isThere && setFirst(now))
        .catch((error: unknown) => console.warn('hold', error))
    hold(wish > 0)
    const timer = setInterval(() => hold(false), AGAIN_MS)
    return () => {
      isThere = false
      clearInterval(timer)
    }
  }, [caseId, wish])

  useEffect(
    () => () => void call(releaseCase, { caseId }).catch((error: unknown) => console.warn('release', error)),
    [caseId],
  )
  const isOther = holder !== null && holder.userId !== ownId
  return { other: isOther ? holder : null, takeOver: () => setWish((n) => n + 1) }
}
