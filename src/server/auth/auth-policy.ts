/** Life and limits of what the auth service hands out. Milliseconds unless the name says otherwise. */
export const AUTH_RULES = {
  /** Whom access tokens are for. */
  audience: 'authenticated',
  /** Clients refresh 90 s before the end, so it must lie well above. */
  accessTokenSeconds: 3600,
  apiKeySeconds: 10 * 365 * 24 * 3600,
  oneTimeToken: 3_600_000,
  /** Milliseconds that a code sent by text is valid. */
  textToken: 300_000,
  /** From the click on a link until the browser has exchanged its code. */
  authCode: 300_000,
  /** From the request to a company's identity provider until its answer. */
  samlRelay: 600_000,
  /** Wrong tries after which a 6-digit code is dead. */
  codeAttempts: 5,
  /** Access tokens carry it, and headers of 16 kB are the most that servers take. */
  userMetadataBytes: 4096,
} as const
