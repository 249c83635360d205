import { authClient, type GoTrueClient } from '#web/platform/session-client.ts'

/** Asks the auth client and throws what it would have returned as an error. */
export async function askAuth<T extends { error: Error | null }>(
  ask: (client: GoTrueClient) => Promise<T>,
): Promise<T> {
  const answer = await ask(await authClient())
  if (answer.error) throw answer.error
  return answer
}

/** Where mailed links lead: back here, where the address is answered before the router starts. */
export const linkTarget = (purpose: 'sign-up' | 'recovery'): string =>
  purpose === 'recovery' ? `${location.origin}/?for=recovery` : `${location.origin}/`
