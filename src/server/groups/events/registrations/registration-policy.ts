import { DAY_MS, HOUR_MS } from '#contract/kit/duration.ts'
import { REGISTRATION_LIMITS, RegistrationId } from '#contract/groups/events/registrations/registration.ts'
import { deriveKey, keyedHash, readSignedId, signId } from '#server/platform/secrets.ts'

const purpose = 'event registrations'

/** What stands in the links of somebody's mails: their registration, signed. */
export const tokenOf = (id: string, secretKey: Uint8Array): string => signId(id, { secretKey, purpose })

/** Null for a token that this server did not make. */
export const registrationIdOf = (token: string, secretKey: Uint8Array): RegistrationId | null =>
  RegistrationId.safeParse(readSignedId(token, { secretKey, purpose })).data ?? null

/** The page that a mailed link leads to; its token stands behind the #, which no request carries. */
export const pageOf = (site: string, token: string): string => `${site}/#/event-registration?token=${token}`

/** What is not confirmed since then is gone. */
export const confirmableSince = (now: Date): Date =>
  new Date(now.getTime() - REGISTRATION_LIMITS.confirmHours * HOUR_MS)

/** Who registered for what ended before is forgotten. */
export const rememberedSince = (now: Date): Date =>
  new Date(now.getTime() - REGISTRATION_LIMITS.daysKept * DAY_MS)

/** How often somebody else may have an address mailed to. */
export const MAIL_BUDGET = {
  name: 'groups.registration-mails',
  points: REGISTRATION_LIMITS.mailsPerDay,
  seconds: 86_400,
}

/** By what an address is counted: nobody reads it out of what counts. */
export const mailKeyOf = (email: string, secretKey: Uint8Array): string =>
  keyedHash(deriveKey(secretKey, purpose), email).toString('base64url')
