import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { DATING_ERRORS } from '#contract/dating/dating-errors.ts'
import { DATING_LIMITS } from '#contract/dating/profile/profile.ts'

/** Keyed hashes of numbers and addresses, as `contact.ts` makes them. */
export const ContactHashes = z.array(z.string().regex(/^[0-9a-f]{64}$/)).max(DATING_LIMITS.contactHashesMax)

export const hideContacts = operation({
  name: 'dating.hide-contacts',
  method: 'PUT',
  path: '/api/dating/contacts',
  access: 'signed-in',
  summary:
    'Hide your dating profile from contacts: replace the keyed hashes of their numbers and addresses, 200 new ones a day',
  input: z.strictObject({ hashes: ContactHashes }),
  /** `waiting`: how many of the list are more than a day takes, and were left out. */
  output: z.object({ hiddenContacts: z.int(), waiting: z.int() }),
  errors: only(DATING_ERRORS, 'dating.no-profile'),
  bodyLimit: 256 * 1024,
})
