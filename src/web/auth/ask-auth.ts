import { authClient, type GoTrueClient, secondsToWait } from '#web/platform/session-client.ts'

/** A refusal of the auth service, or its silence. */
export class AuthFailure extends Error {
  /** A code of the auth wire, 'network' when there was no answer, 'unexpected' for anything else. */
  readonly code: string
  /** How long the service asked to wait, when it did. */
  readonly waitSeconds: number | null

  constructor(code: string, waitSeconds: number | null = null) {
    super(code)
    this.name = 'AuthFailure'
    this.code = code
    this.waitSeconds = waitSeconds
  }
}

interface Refused {
  name: string
  code?: string | undefined
}

/**
 * Asks the auth client.
 * @throws AuthFailure for the error that the client returns
 */
export async function askAuth<T extends { error: Refused | null }>(
  ask: (client: GoTrueClient) => Promise<T>,
): Promise<T> {
  const answer = await ask(await authClient())
  if (answer.error) throw failureOf(answer.error)
  return answer
}

function failureOf({ name, code }: Refused): AuthFailure {
  if (name === 'AuthRetryableFetchError') return new AuthFailure('network')
  const waits = code === 'over_request_rate_limit' || code === 'over_email_send_rate_limit'
  return new AuthFailure(code ?? 'unexpected', waits ? secondsToWait() : null)
}

/** Where mailed links lead: back here, where the address is answered before the router starts. */
export const linkTarget = (purpose: 'signup' | 'recovery'): string =>
  purpose === 'recovery' ? `${location.origin}/?for=recovery` : `${location.origin}/`
