import type { UserId } from '#contract/profiles/profile.ts'

export interface Live {
  /** Pushes a typed event to every open connection of one person. Never the truth: HTTP is. */
  toUser(userId: UserId, event: string, payload: unknown): void
  /** Ends the open connections of a session, e.g. at sign-out. */
  dropSession(sessionId: string): void
}
