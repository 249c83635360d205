import { generateServiceProviderMetadata, type Profile, SAML } from '@node-saml/node-saml'
import type { Auth } from '#server/auth/open-auth.ts'
import type { Assertion } from './assertion-policy.ts'
import { type IdentityProviderFacts, parseXml } from './metadata-policy.ts'

/** The answer of an identity provider does not count. The message holds nothing of a person and may be logged. */
export class SamlError extends Error {
  override name = 'SamlError'
}

const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'
/** Clocks of two companies differ by so much. */
const CLOCK_SKEW_MS = 30_000

/** What this service is called at identity providers; its metadata is found there. */
export function entityId(auth: Auth): string {
  return `${auth.issuer}/sso/saml/metadata`
}

/** Where identity providers send their answers (the assertion consumer service). */
export function acsAddress(auth: Auth): string {
  return `${auth.issuer}/sso/saml/acs`
}

/** The page of the identity provider, with a request of that id. */
export function requestAddress(
  auth: Auth,
  provider: IdentityProviderFacts & { nameIdFormat: string | null },
  request: { id: string; relayState: string },
): Promise<string> {
  const saml = open(auth, provider, { ...provider, requestId: request.id })
  return saml.getAuthorizeUrlAsync(request.relayState, undefined, {})
}

/**
 * What an answer says, when it is one to that request, signed by that provider and meant for us, now. The library
 * checks signature, times and audience, and reads what is signed alone; the rest is checked here.
 * @throws SamlError
 */
export async function verifyAnswer(
  auth: Auth,
  provider: IdentityProviderFacts,
  answer: { response: string; requestId: string },
): Promise<Assertion> {
  // base64 is longer by a third; what is too long is not even decoded
  if (answer.response.length > 2 * LARGEST_ANSWER) throw new SamlError('It is too large')
  requirePlain(Buffer.from(answer.response, 'base64').toString('utf8'))
  const profile = await validate(open(auth, provider, { nameIdFormat: null }), answer.response)
  if (profile.issuer !== provider.entityId) throw new SamlError('It is from another identity provider')
  requireConfirmed(profile, { recipient: acsAddress(auth), requestId: answer.requestId })
  const { attributes } = profile
  return {
    nameId: profile.nameID || null,
    nameIdFormat: profile.nameIDFormat || null,
    attributes: isRecord(attributes) ? attributes : {},
    sessionEnd: sessionEndOf(profile),
  }
}

/** The document that describes us to identity providers. */
export function ownMetadata(auth: Auth): string {
  return generateServiceProviderMetadata({
    issuer: entityId(auth),
    callbackUrl: acsAddress(auth),
    identifierFormat: PERSISTENT,
    wantAssertionsSigned: true,
  })
}

function open(
  auth: Auth,
  { signInAddress, certificates }: IdentityProviderFacts,
  request: { nameIdFormat: string | null; requestId?: string },
): SAML {
  const { nameIdFormat, requestId } = request
  return new SAML({
    issuer: entityId(auth),
    audience: entityId(auth),
    callbackUrl: acsAddress(auth),
    entryPoint: signInAddress,
    idpCert: certificates,
    identifierFormat: nameIdFormat,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: CLOCK_SKEW_MS,
    disableRequestedAuthnContext: true,
    ...(requestId !== undefined && { generateUniqueId: () => requestId }),
  })
}

/** Letters; those of identity providers have about ten thousand. */
const LARGEST_ANSWER = 64 * 1024

const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success'

/**
 * What no honest answer holds: declarations that replace parts of it, hashes that can be forged, more than one
 * assertion or signature, of which one might be checked and another be read; and an assertion beside a status that says
 * that there is none (SAML 2.0 Core, 3.2.2.2).
 */
function requirePlain(xml: string): void {
  const root = parseXml(xml, LARGEST_ANSWER)
  if (root === null) throw new SamlError('It is no XML, too large, too deep, or declares a document type')
  const all = (name: string) => Array.from(root.getElementsByTagNameNS('*', name))
  if (all('Signature').length > 1) throw new SamlError('It has several signatures')
  if (all('Assertion').length > 1) throw new SamlError('It has several assertions')
  const [status] = all('StatusCode')
  if (status?.getAttribute('Value') !== SUCCESS) throw new SamlError('It says that it failed')
  const methods = [...all('SignatureMethod'), ...all('DigestMethod')]
  if (methods.some((method) => /sha1$/i.test(method.getAttribute('Algorithm') ?? ''))) {
    throw new SamlError('It is signed with SHA-1')
  }
}

async function validate(saml: SAML, response: string): Promise<Profile> {
  let found: Awaited<ReturnType<SAML['validatePostResponseAsync']>>
  try {
    found = await saml.validatePostResponseAsync({ SAMLResponse: response })
  } catch (error) {
    // what follows a colon may be from the answer, and so about a person
    const [reason = ''] = error instanceof Error ? error.message.split(':') : []
    throw new SamlError(reason === '' ? 'It cannot be read' : reason)
  }
  if (found.profile === null) throw new SamlError('It holds no assertion')
  return found.profile
}

/** SAML 2.0 Profiles, 4.1.4.2: the assertion itself says to which request it is an answer, for whom and how long. */
function requireConfirmed(profile: Profile, wanted: { recipient: string; requestId: string }): void {
  const confirmed = confirmationsOf(profile).some(
    (data) =>
      data['Recipient'] === wanted.recipient &&
      data['InResponseTo'] === wanted.requestId &&
      isLater(data['NotOnOrAfter']),
  )
  if (!confirmed) throw new SamlError('It is no answer to this request')
}

/**
 * SAML 2.0 Core, 2.7.2: the session must end then. Of several statements the earliest counts.
 * @throws SamlError when that is no time, or over
 */
function sessionEndOf(profile: Profile): Date | null {
  const ends = children([profile.getAssertion?.()['Assertion']], 'AuthnStatement')
    .map((statement) => attributesOf(statement)['SessionNotOnOrAfter'])
    .filter((end) => end !== undefined)
  if (ends.length === 0) return null
  const times = ends.map((end) => (typeof end === 'string' ? Date.parse(end) : Number.NaN))
  const end = Math.min(...times)
  if (Number.isNaN(end)) throw new SamlError('The end of its session is no time')
  if (end <= Date.now()) throw new SamlError('Its session is over')
  return new Date(end)
}

function isLater(time: unknown): boolean {
  return typeof time === 'string' && Date.parse(time) + CLOCK_SKEW_MS > Date.now()
}

/** The attributes of each SubjectConfirmationData of the verified assertion. */
function confirmationsOf(profile: Profile): Record<string, unknown>[] {
  const assertion = profile.getAssertion?.()['Assertion']
  return children([assertion], 'Subject')
    .flatMap((subject) => children([subject], 'SubjectConfirmation'))
    .flatMap((confirmation) => children([confirmation], 'SubjectConfirmationData'))
    .map(attributesOf)
}

function attributesOf(element: unknown): Record<string, unknown> {
  return isRecord(element) && isRecord(element['$']) ? element['$'] : {}
}

function children(parents: readonly unknown[], name: string): unknown[] {
  return parents.flatMap((parent) => {
    const found = isRecord(parent) ? parent[name] : undefined
    return Array.isArray(found) ? (found as unknown[]) : []
  })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
