/** How whoever was not recognised may show who they are (RFC 6749, 5.2; RFC 6750, 3). */
const CHALLENGES: Readonly<Record<string, string>> = {
  invalid_client: 'Basic realm="oauth"',
  invalid_token: 'Bearer error="invalid_token"',
}

/**
 * A refusal in the words of OAuth 2.0 (RFC 6749, 5.2), which some calls of the auth wire speak: 400, or 401 with
 * WWW-Authenticate where a program or its token was not recognised.
 */
export class OAuthRefusal extends Error {
  readonly error: string
  /** The header of a 401; null for a 400. */
  readonly challenge: string | null

  constructor(error: string, description: string) {
    super(description)
    this.name = 'OAuthRefusal'
    this.error = error
    this.challenge = CHALLENGES[error] ?? null
  }
}
