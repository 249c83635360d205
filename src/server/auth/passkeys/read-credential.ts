import { z } from 'zod'

// What browsers make of PublicKeyCredential.toJSON(): base64url where the browser has bytes. Lengths are those of
// the largest that honest authenticators send, many times over.

const bytes = (limit: number) =>
  z
    .string()
    .min(1)
    .max(limit)
    .regex(/^[\w-]+$/)
const CredentialId = bytes(1364)
const shared = {
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
}

const Registration = z
  .object({
    ...shared,
    response: z.object({
      clientDataJSON: bytes(8192),
      attestationObject: bytes(65_536),
      transports: z.array(z.string().max(32)).max(16).nullish(),
    }),
  })
  .transform(({ response: { transports, ...response }, ...credential }) => ({
    ...credential,
    clientExtensionResults: {},
    response,
    transports: transports ?? [],
  }))

const Assertion = z
  .object({
    ...shared,
    response: z.object({
      clientDataJSON: bytes(8192),
      authenticatorData: bytes(8192),
      signature: bytes(8192),
      userHandle: z.string().max(128).nullish(),
    }),
  })
  .transform(({ response: { userHandle: _, ...response }, ...credential }) => ({
    ...credential,
    clientExtensionResults: {},
    response,
  }))

export type RegistrationAnswer = z.output<typeof Registration>
export type AssertionAnswer = z.output<typeof Assertion>

/** A new key, as the browser sends it; null when it is none. */
export function readRegistration(sent: unknown): RegistrationAnswer | null {
  return Registration.safeParse(sent).data ?? null
}

/** A signature by a known key, as the browser sends it; null when it is none. */
export function readAssertion(sent: unknown): AssertionAnswer | null {
  return Assertion.safeParse(sent).data ?? null
}
