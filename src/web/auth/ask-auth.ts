import { authClient, type GoTrueClient, secondsToWait } from '#web/platform/session/session-client.ts'

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

/** An answer without the shape that it has when it is an error. */
type Granted<T> = T extends { error: Refused } ? never : T

/**
 * Asks the auth client.
 * @throws AuthFailure for the error that the client returns
 */
export async function askAuth<T extends { error: Refused | null }>(
  ask: (client: GoTrueClient) => Promise<T>,
): Promise<Granted<T>> {
  const answer = await ask(await authClient())
  if (answer.error) throw failureOf(answer.error)
  return answer as Granted<T>
}

function failureOf({ name, code }: Refused): AuthFailure {
  if (name === 'AuthRetryableFetchError') return new AuthFailure('network')
  const waits = code?.startsWith('over_') === true && code.endsWith('_rate_limit')
  return new AuthFailure(code ?? 'unexpected', waits ? secondsToWait() : null)
}

type LinkPurpose = 'signup' | 'recovery' | 'email' | 'provider' | 'linking'

/** Where mailed links and other services lead: back here, where the address is answered before the router starts. */
export const linkTarget = (purpose: LinkPurpose): string =>
  purpose === 'signup' ? `${location.origin}/` : `${location.origin}/?for=${purpose}`
