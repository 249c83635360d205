import { type OwnSession, SessionId } from '#contract/auth/session.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Member } from '#server/platform/caller.ts'
import { readDevice, shortAddress } from './sessions/device-policy.ts'
import { readSessionsOf } from './sessions/session-store.ts'

/** Where a person is signed in, the latest use first. */
export async function listSessions(platform: Platform, member: Member): Promise<{ sessions: OwnSession[] }> {
  const rows = await readSessionsOf(platform.db, member.userId)
  const sessions = rows.map((row) => ({
    sessionId: SessionId.parse(row.id),
    current: row.id === member.sessionId,
    ...readDevice(row.user_agent),
    address: shortAddress(row.ip),
    signedInAt: row.created_at.toISOString(),
    lastUsedAt: (row.refreshed_at ?? row.created_at).toISOString(),
    secondFactor: row.aal === 'aal2',
  }))
  return { sessions: sessions.toSorted((one, other) => other.lastUsedAt.localeCompare(one.lastUsedAt)) }
}
