import { CALL_BUDGETS } from '#server/auth/budget-policy.ts'
import { z } from 'zod'
import { randomUUID, timingSafeEqual } from 'node:crypto'
import { AUTH_RULES } from '#server/auth/auth-policy.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import type { ProviderAccount } from '#server/auth/providers/account-policy.ts'
import { shownSecret } from '#server/auth/providers/browser-cookie-policy.ts'
import { browserHash } from '#server/auth/providers/open-flow.ts'
import { deleteFlow, type FlowRow, setAuthCode, settleFlow } from '#server/auth/sessions/flow-store.ts'
import { type Grant, openSession } from '#server/auth/sessions/open-session.ts'
import { sessionView } from '#server/auth/sessions/session-view.ts'
import { type AuthCall, deviceOf, headerOf } from '#server/auth/wire/answer-call.ts'
import { landWithCode, landWithRefusal, landWithSession, leadTo } from '#server/auth/wire/landing-view.ts'
import { readForm } from '#server/auth/wire/read-form.ts'
import { allowedRedirect } from '#server/auth/wire/redirect-policy.ts'
import { AuthRefusal, invalid } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { WireRequest } from '#server/platform/wire.ts'
import { provisionSsoUser } from './provision-sso-user.ts'
import { readAssertion } from './assertion-policy.ts'
import { isId, requireSaml } from './find-sso-provider.ts'
import { factsOf } from './load-metadata.ts'
import { claimRelay, type RelayRow } from './relay-store.ts'
import { SamlError, verifyAnswer } from './saml-client.ts'
import { storedMapping } from './sso-provider-policy.ts'
import { readSsoProvider } from './sso-provider-store.ts'

/** Who came, and until when their company lets them be signed in. */
interface Colleague {
  account: ProviderAccount
  sessionEnd: Date | null
}

interface Claimed {
  relay: RelayRow
  flow: FlowRow
}

/**
 * A browser brings the answer of a company's identity provider. It always goes on to a page of ours, which finds
 * what came of it in its address. Only answers to requests of ours count, each once and for minutes.
 */
export const completeSso: AuthCall = {
  name: 'auth.complete-sso',
  limit: CALL_BUDGETS.completeSso,
  method: 'POST',
  path: '/sso/saml/acs',
  access: 'anyone',
  summary: "Complete a sign-in with a company's identity provider",
  opened: true,
  formBody: true,
  takes: z.object({ SAMLResponse: z.string(), RelayState: z.string() }),
  answers: { 303: null },
  async run(auth, request) {
    const site = allowedRedirect(auth.platform.config, undefined)
    let claimed: Claimed | null = null
    try {
      requireSaml(auth)
      const form = readForm(request.body)
      claimed = await claim(auth, form.get('RelayState') ?? '')
      return leadTo(await finish(auth, request, claimed, form.get('SAMLResponse') ?? ''))
    } catch (error) {
      if (!(error instanceof AuthRefusal)) throw error
      const page = claimed ? pageOf(auth, claimed.flow) : site
      return leadTo(landWithRefusal(page, claimed?.flow.code_challenge != null, error))
    }
  },
}

function pageOf(auth: Auth, flow: FlowRow): string {
  return allowedRedirect(auth.platform.config, flow.referrer ?? undefined)
}

/** What was claimed stays so, whatever comes of it. @throws AuthRefusal saml_relay_state_not_found */
async function claim(auth: Auth, relayState: string): Promise<Claimed> {
  const claimed = isId(relayState)
    ? await inTransaction(auth.platform.db, (tx) => claimRelay(tx, relayState))
    : undefined
  if (!claimed) throw new AuthRefusal('saml_relay_state_not_found')
  return claimed
}

/** @returns the address to go on to */
async function finish(
  auth: Auth,
  request: WireRequest,
  { relay, flow }: Claimed,
  response: string,
): Promise<string> {
  const age = auth.platform.clock.now().getTime() - relay.created_at.getTime()
  if (age > AUTH_RULES.samlRelay) throw new AuthRefusal('saml_relay_state_expired')
  requireSameBrowser(auth, request, flow)
  const colleague = await readAccount(auth, relay, response)
  const settled = await inTransaction(auth.platform.db, (tx) => settle(tx, auth, request, flow, colleague))
  const page = pageOf(auth, flow)
  return 'code' in settled
    ? landWithCode(page, settled.code)
    : landWithSession(page, await sessionView(auth, settled.grant))
}

/** With a challenge the code that is given counts in the browser that began alone. */
function requireSameBrowser(auth: Auth, request: WireRequest, flow: FlowRow): void {
  if (flow.code_challenge !== null) return
  const secure = auth.platform.config.publicUrl.startsWith('https:')
  const shown = shownSecret(headerOf(request, 'cookie'), { secure, posted: true })
  const expected = flow.browser_hash
  if (shown === null || expected === null || !timingSafeEqual(browserHash(auth, shown), expected)) {
    throw new AuthRefusal('saml_relay_state_not_found')
  }
}

/** @throws AuthRefusal sso_provider_disabled, validation_failed, saml_assertion_no_user_id, saml_assertion_no_email */
async function readAccount(auth: Auth, relay: RelayRow, response: string): Promise<Colleague> {
  const provider = await readSsoProvider(auth.platform.db, { id: relay.sso_provider_id })
  if (!provider || provider.disabled) throw new AuthRefusal('sso_provider_disabled')
  try {
    const answer = { response, requestId: relay.request_id }
    const assertion = await verifyAnswer(auth, factsOf(auth, provider.saml.metadata_xml), answer)
    const account = readAssertion(assertion, storedMapping(provider.saml.attribute_mapping))
    if (account === 'no-id') throw new AuthRefusal('saml_assertion_no_user_id')
    if (account === 'no-email') throw new AuthRefusal('saml_assertion_no_email')
    return { account, sessionEnd: assertion.sessionEnd }
  } catch (error) {
    if (!(error instanceof SamlError)) throw error
    auth.platform.log.warn({ provider: provider.id, reason: error.message }, 'a SAML answer does not count')
    throw invalid('SAML Assertion is not valid')
  }
}

async function settle(
  tx: Tx,
  auth: Auth,
  request: WireRequest,
  flow: FlowRow,
  { account, sessionEnd }: Colleague,
): Promise<{ grant: Grant } | { code: string }> {
  const device = deviceOf(request)
  const provider = flow.provider_type
  const userId = await provisionSsoUser(tx, auth, { provider, account, ip: device.ip })
  if (flow.code_challenge === null) {
    await deleteFlow(tx, flow.id)
    return {
      grant: await openSession(tx, auth, userId, {
        method: 'sso/saml',
        provider,
        device,
        bannedStatus: 403,
        notAfter: sessionEnd,
      }),
    }
  }
  const code = randomUUID()
  await settleFlow(tx, flow.id, { userId, accessToken: null, refreshToken: null, sessionEnd })
  await setAuthCode(tx, flow.id, code, auth.platform.clock.now())
  return { code }
}
