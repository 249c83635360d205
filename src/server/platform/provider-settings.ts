import { z } from 'zod'

const text = z.string().trim().min(1).max(4096)
const address = z.url({ protocol: /^https?$/ })

/** One way to sign in that somebody else runs, as the operator registered it there. */
const ProviderSetting = z.strictObject({
  clientId: text,
  clientSecret: text.optional(),
  /** Further client ids whose id tokens count, such as those of apps for phones. */
  acceptableClientIds: z.array(text).optional(),
  scopes: z.array(text).optional(),
  /** OpenID Connect: everything else is found from it. */
  issuer: address.optional(),
  /** Apple signs its secret anew each time. */
  teamId: text.optional(),
  keyId: text.optional(),
  privateKey: text.optional(),
  /** For an installation of one's own of what is known by name, such as GitHub Enterprise. */
  authorizationUrl: address.optional(),
  tokenUrl: address.optional(),
  userinfoUrl: address.optional(),
  emailsUrl: address.optional(),
  emailOptional: z.boolean().optional(),
})
export type ProviderSetting = z.infer<typeof ProviderSetting>

/** Those that are known by name; all others need an issuer. */
export const KNOWN_PROVIDERS = ['apple', 'facebook', 'github', 'google'] as const
export type KnownProvider = (typeof KNOWN_PROVIDERS)[number]

export function isKnownProvider(name: string): name is KnownProvider {
  return KNOWN_PROVIDERS.some((known) => known === name)
}

/** By the name in the address; names of other ways to sign in are taken. */
export const ProviderSettings = z
  .record(z.string().regex(/^(?!email$|phone$|web3$|sso$)[a-z0-9][a-z0-9_-]{0,30}$/), ProviderSetting)
  .superRefine((settings, context) => {
    for (const [name, setting] of Object.entries(settings)) {
      const lacks = lacking(name, setting)
      if (lacks) context.addIssue({ code: 'custom', message: `${name} needs ${lacks}`, path: [name] })
    }
  })

function lacking(name: string, setting: ProviderSetting): string | null {
  if (!isKnownProvider(name)) return setting.issuer ? null : 'an issuer'
  if (setting.clientSecret) return null
  if (name !== 'apple') return 'a clientSecret'
  return setting.teamId && setting.keyId && setting.privateKey ? null : 'teamId, keyId and privateKey'
}
