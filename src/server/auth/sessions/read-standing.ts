import { LRUCache } from 'lru-cache'
import type { Role, Suspension } from '#contract/kit/access.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { readRole } from '#server/auth/roles/read-role.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readStanding } from './session-store.ts'

export interface Standing {
  userId: UserId
  role: Role
  /** A guest, whose account has no address that one could come back by, or somebody whose second step is still to come. */
  isVisitor: boolean
  suspension: Suspension | null
}

export interface Standings {
  /** Null when the session ended, or its owner was banned or is gone. */
  of(sessionId: string): Promise<Standing | null>
  /** Must follow the commit that ended these sessions, or changed what their owner may do. */
  forget(sessionIds: readonly string[]): void
}

/** How long another server may still take a session for good that ended here. */
const FRESH_MS = 5000
const REMEMBERED_SESSIONS = 10_000

/** Sessions with the role of their owner, remembered for seconds so that a request need not ask twice. */
export function newStandings(platform: Pick<Platform, 'db' | 'hot' | 'clock' | 'log'>): Standings {
  const known = new LRUCache<string, Standing & { readAt: number }>({ max: REMEMBERED_SESSIONS })
  let forgotten = 0
  return {
    async of(sessionId) {
      const readAt = platform.clock.now().getTime()
      const cached = known.get(sessionId)
      if (cached && readAt - cached.readAt < FRESH_MS) return cached
      const before = forgotten
      const found = await readStanding(platform.hot, sessionId)
      if (!found) {
        known.delete(sessionId)
        return null
      }
      // whoever stops being one must be a member at once
      if (found.isVisitor) return { ...found, role: 'user' }
      const { role, certain } = await readRole(platform, found.userId)
      // what was read before a sign-out must not outlive it
      if (certain && before === forgotten) known.set(sessionId, { ...found, role, readAt })
      return { ...found, role }
    },
    forget(sessionIds) {
      forgotten++
      for (const id of sessionIds) known.delete(id)
    },
  }
}
