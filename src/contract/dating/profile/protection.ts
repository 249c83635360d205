import { z } from 'zod'
import { ContactHashes } from '#contract/dating/contacts/hide-contacts.ts'

/** Who must not see a profile, from its first moment on; both switches are on unless somebody turns them off. */
export const Protection = z.strictObject({
  isIncognito: z.boolean().default(false),
  hidesFromGroups: z.boolean().default(true),
  hidesFromConnections: z.boolean().default(true),
  hashes: ContactHashes.default([]),
})
export type Protection = z.output<typeof Protection>
