import { askAuth } from '#web/auth/ask-auth.ts'
import type { User } from '#web/platform/session/session-client.ts'
import { begunFactors, type FactorKind } from './factor-policy.ts'

/** Clears away what somebody began to add and gave up; answers with the account without it. */
export async function discardBeginnings(user: User, kind: FactorKind): Promise<User> {
  const begun = begunFactors(user, kind)
  for (const { id } of begun) await askAuth((auth) => auth.mfa.unenroll({ factorId: id }))
  return { ...user, factors: (user.factors ?? []).filter((factor) => !begun.includes(factor)) }
}
