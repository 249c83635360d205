/** A refusal in the words of OAuth 2.0 (RFC 6749, 5.2), which some calls of the auth wire speak. Always 400. */
export class OAuthRefusal extends Error {
  readonly error: string

  constructor(error: string, description: string) {
    super(description)
    this.name = 'OAuthRefusal'
    this.error = error
  }
}
