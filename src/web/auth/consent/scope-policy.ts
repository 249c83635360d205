const SCOPES = ['openid', 'email', 'profile', 'phone'] as const

/** The scopes that mean something to a reader, in the order in which they are shown. */
export const knownScopes = (scopes: readonly string[]) => SCOPES.filter((known) => scopes.includes(known))
