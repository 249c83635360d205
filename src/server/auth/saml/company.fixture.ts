import { generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { signXml } from '@node-saml/node-saml/lib/xml.js'

/** What an identity provider gets wrong, or somebody on the way. */
export interface Wrong {
  audience?: string
  recipient?: string
  inResponseTo?: string
  issuer?: string
  /** Seconds from now until which it counts. */
  validFor?: number
  signature?: 'none' | 'foreign' | 'sha1'
  /** Changes the document after it was signed. */
  tamper?(xml: string): string
  nameIdFormat?: string
}

/** What an identity provider may say besides. */
export interface AssertionOptions extends Wrong {
  /** Seconds from now until which the session may last. */
  sessionFor?: number
}

export interface Colleague {
  id: string
  email?: string
  displayName?: string
}

const SAML = 'urn:oasis:names:tc:SAML:2.0'
const PERSISTENT = `${SAML}:nameid-format:persistent`

/** The identity provider of a company, with a key and a certificate of its own that nobody else has signed. */
export function newCompany(entityId = `https://idp.example/${randomUUID()}`) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const certificate = selfSigned(privateKey, publicKey)
  const signInAddress = 'https://idp.example/sign-in'

  const metadata = `<?xml version="1.0"?>
<md:EntityDescriptor xmlns:md="${SAML}:metadata" entityID="${entityId}">
  <md:IDPSSODescriptor protocolSupportEnumeration="${SAML}:protocol">
    <md:KeyDescriptor use="signing">
      <ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data>
        <ds:X509Certificate>${certificate}</ds:X509Certificate>
      </ds:X509Data></ds:KeyInfo>
    </md:KeyDescriptor>
    <md:SingleSignOnService Binding="${SAML}:bindings:HTTP-Redirect" Location="${signInAddress}"/>
  </md:IDPSSODescriptor>
</md:EntityDescriptor>`

  function assertion(
    request: { id: string; issuer: string; acs: string },
    person: Colleague,
    wrong: AssertionOptions,
  ): string {
    const until = new Date(Date.now() + (wrong.validFor ?? 300) * 1000).toISOString()
    const now = new Date().toISOString()
    const sessionEnd =
      wrong.sessionFor === undefined
        ? ''
        : ` SessionNotOnOrAfter="${new Date(Date.now() + wrong.sessionFor * 1000).toISOString()}"`
    const attribute = (name: string, value: string | undefined) =>
      value === undefined
        ? ''
        : `<saml:Attribute Name="${name}"><saml:AttributeValue>${value}</saml:AttributeValue></saml:Attribute>`
    return `<saml:Assertion xmlns:saml="${SAML}:assertion" ID="_${randomUUID()}" Version="2.0" IssueInstant="${now}">
<saml:Issuer>${wrong.issuer ?? entityId}</saml:Issuer>
<saml:Subject>
<saml:NameID Format="${wrong.nameIdFormat ?? PERSISTENT}">${person.id}</saml:NameID>
<saml:SubjectConfirmation Method="${SAML}:cm:bearer"><saml:SubjectConfirmationData
 NotOnOrAfter="${until}" Recipient="${wrong.recipient ?? request.acs}"
 InResponseTo="${wrong.inResponseTo ?? request.id}"/></saml:SubjectConfirmation>
</saml:Subject>
<saml:Conditions NotBefore="${now}" NotOnOrAfter="${until}"><saml:AudienceRestriction>
<saml:Audience>${wrong.audience ?? request.issuer}</saml:Audience>
</saml:AudienceRestriction></saml:Conditions>
<saml:AuthnStatement AuthnInstant="${now}"${sessionEnd}><saml:AuthnContext/></saml:AuthnStatement>
<saml:AttributeStatement>
${attribute('email', person.email)}${attribute('displayName', person.displayName)}
</saml:AttributeStatement>
</saml:Assertion>`
  }

  function signed(xml: string, kind: Wrong['signature']): string {
    if (kind === 'none') return xml
    const algorithm = kind === 'sha1' ? 'sha1' : 'sha256'
    const key = kind === 'foreign' ? foreign : privateKey
    return signXml(
      xml,
      `/*[local-name(.)='Assertion']`,
      { reference: `/*[local-name(.)='Assertion']/*[local-name(.)='Issuer']`, action: 'after' },
      {
        privateKey: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
        signatureAlgorithm: algorithm,
        digestAlgorithm: algorithm,
      },
    )
  }

  /** Somebody signs in at the page that `address` leads to: the form that their browser posts back. */
  function answer(address: string, person: Colleague, wrong: AssertionOptions = {}): Record<string, string> {
    const { searchParams: query } = new URL(address)
    const request = inflateRawSync(Buffer.from(query.get('SAMLRequest') ?? '', 'base64')).toString()
    const read = (pattern: RegExp) => pattern.exec(request)?.[1] ?? ''
    const asked = {
      id: read(/\sID="([^"]+)"/),
      issuer: read(/Issuer[^>]*>([^<]+)</),
      acs: read(/AssertionConsumerServiceURL="([^"]+)"/),
    }
    const inner = signed(assertion(asked, person, wrong), wrong.signature)
    const xml = `<samlp:Response xmlns:samlp="${SAML}:protocol" ID="_${randomUUID()}" Version="2.0" \
InResponseTo="${asked.id}" Destination="${asked.acs}" IssueInstant="${new Date().toISOString()}">\
<samlp:Status><samlp:StatusCode Value="${SAML}:status:Success"/></samlp:Status>${inner}</samlp:Response>`
    const sent = wrong.tamper?.(xml) ?? xml
    return {
      SAMLResponse: Buffer.from(sent).toString('base64'),
      RelayState: query.get('RelayState') ?? '',
    }
  }

  return { entityId, metadata, signInAddress, answer }
}

/** An X.509 certificate (RFC 5280) in base64, as short as one can be. */
function selfSigned(privateKey: KeyObject, publicKey: KeyObject): string {
  const algorithm = sequence(der(0x06, Buffer.from('2a864886f70d01010b', 'hex')), der(0x05))
  const commonName = sequence(der(0x06, Buffer.from('550403', 'hex')), der(0x0c, Buffer.from('idp.example')))
  const name = sequence(der(0x31, commonName))
  const validity = sequence(der(0x17, Buffer.from('200101000000Z')), der(0x17, Buffer.from('491231000000Z')))
  const key = publicKey.export({ type: 'spki', format: 'der' })
  const number = der(0x02, Buffer.of(1))
  const signedPart = sequence(number, algorithm, name, validity, name, key)
  const signature = sign('sha256', signedPart, privateKey)
  return sequence(signedPart, algorithm, der(0x03, Buffer.of(0), signature)).toString('base64')
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts)

/** ASN.1: tag, length, value. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const value = Buffer.concat(parts)
  const { length } = value
  const size = length < 128 ? Buffer.of(length) : Buffer.of(0x82, Math.floor(length / 256), length % 256)
  return Buffer.concat([Buffer.of(tag), size, value])
}
