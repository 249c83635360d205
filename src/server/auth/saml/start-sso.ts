import { CALL_BUDGETS } from '#server/auth/budget-policy.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { requireHuman, withCaptcha } from '#server/auth/captcha/check-captcha.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { browserSecret } from '#server/auth/providers/browser-cookie-policy.ts'
import { browserHash } from '#server/auth/providers/open-flow.ts'
import { insertProviderFlow } from '#server/auth/sessions/flow-store.ts'
import { type AuthCall, headerOf } from '#server/auth/wire/answer-call.ts'
import { leadTo } from '#server/auth/wire/landing-view.ts'
import { Optional, PkceFields, readBody, readPkce } from '#server/auth/wire/read-body.ts'
import { allowedRedirect } from '#server/auth/wire/redirect-policy.ts'
import { AuthRefusal, invalid } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { isId, requireSaml } from './find-sso-provider.ts'
import { factsOf } from './load-metadata.ts'
import { insertRelay } from './relay-store.ts'
import { requestAddress } from './saml-client.ts'
import { nameIdFormat } from './sso-provider-policy.ts'
import { readSsoProvider, readSsoProviderOfDomain, type SsoProviderRow } from './sso-provider-store.ts'

const Body = z.object({
  provider_id: Optional.text,
  domain: Optional.text,
  redirect_to: Optional.text,
  skip_http_redirect: z.boolean().nullish(),
  ...PkceFields,
})

/**
 * Sign-in by a company's own identity provider: the address of its page. Without PKCE what comes back is bound to
 * this browser by a cookie; with it, the verifier binds it.
 */
export const startSso: AuthCall = {
  name: 'auth.start-sso',
  limit: CALL_BUDGETS.startSso,
  method: 'POST',
  path: '/sso',
  access: 'anyone',
  summary: "Start a sign-in with a company's identity provider",
  takes: withCaptcha(Body),
  answers: { 200: z.strictObject({ url: z.url() }), 303: null },
  async run(auth, request) {
    requireSaml(auth)
    const wanted = readBody(Body, request.body)
    const pkce = readPkce(wanted)
    await requireHuman(auth, request)
    const provider = await chosenProvider(auth, wanted)
    if (provider.disabled) throw new AuthRefusal('sso_provider_disabled')
    const ids = { flow: randomUUID(), relay: randomUUID(), request: `_${randomBytes(20).toString('hex')}` }
    const { publicUrl } = auth.platform.config
    const kind = { secure: publicUrl.startsWith('https:'), posted: true }
    const browser = browserSecret(headerOf(request, 'cookie'), kind)
    const facts = factsOf(auth, provider.saml.metadata_xml)
    const url = await requestAddress(
      auth,
      { ...facts, nameIdFormat: nameIdFormat(provider.saml.name_id_format) },
      { id: ids.request, relayState: ids.relay },
    )
    await inTransaction(auth.platform.db, async (tx) => {
      await insertProviderFlow(tx, {
        id: ids.flow,
        provider: `sso:${provider.id}`,
        method: 'sso/saml',
        pkce,
        page: allowedRedirect(auth.platform.config, wanted.redirect_to),
        linkTo: null,
        browserHash: pkce === null ? browserHash(auth, browser.value) : null,
      })
      await insertRelay(tx, {
        id: ids.relay,
        sso_provider_id: provider.id,
        flow_state_id: ids.flow,
        request_id: ids.request,
      })
    })
    const headers = pkce === null ? { 'set-cookie': browser.cookie } : {}
    return wanted.skip_http_redirect === true ? { status: 200, headers, body: { url } } : leadTo(url, headers)
  },
}

/** @throws AuthRefusal validation_failed, sso_provider_not_found */
async function chosenProvider(
  auth: Auth,
  { provider_id: id, domain }: z.output<typeof Body>,
): Promise<SsoProviderRow> {
  if ((id === '') === (domain === '')) throw invalid('Either provider_id or domain must be given')
  if (id !== '' && !isId(id)) throw new AuthRefusal('sso_provider_not_found')
  const { db } = auth.platform
  const found =
    id === ''
      ? await readSsoProviderOfDomain(db, domain.trim().toLowerCase())
      : await readSsoProvider(db, { id })
  if (!found) throw new AuthRefusal('sso_provider_not_found')
  return found
}
