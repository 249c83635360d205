import { X509Certificate } from 'node:crypto'
import { DOMParser } from '@xmldom/xmldom'

const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata'
const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#'
const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'
const LARGEST_DOCUMENT = 512 * 1024

/** What is needed of a company's identity provider. */
export interface IdentityProviderFacts {
  entityId: string
  /** Where browsers are sent to, by HTTP-Redirect. */
  signInAddress: string
  /** Of the keys that may sign answers, as PEM. */
  certificates: string[]
}

/**
 * The metadata that an identity provider publishes about itself (SAML 2.0 Metadata). One is described, it answers
 * requests that are not signed, over HTTP-Redirect, and says with which keys it signs.
 * @param isServiceUrl may browsers be sent to this address?
 * @returns what is wrong with it, as a text for the operator
 */
export function readMetadata(
  xml: string,
  isServiceUrl: (address: string) => boolean,
): IdentityProviderFacts | string {
  const root = parseXml(xml)
  if (root === null) return 'SAML Metadata is not an XML document'
  const [entity, ...others] =
    root.localName === 'EntityDescriptor' ? [root] : within(root, 'EntityDescriptor')
  if (!entity || others.length > 0) return 'SAML Metadata must describe exactly one entity'
  const entityId = entity.getAttribute('entityID') ?? ''
  if (entityId === '' || entityId.length > 1024) return 'SAML Metadata has no EntityID'
  const [provider] = within(entity, 'IDPSSODescriptor')
  if (!provider) return 'SAML Metadata describes no identity provider'
  if (/^(true|1)$/.test(provider.getAttribute('WantAuthnRequestsSigned') ?? '')) {
    return 'The identity provider wants signed requests, which are not made here'
  }
  const service = within(provider, 'SingleSignOnService').find(
    (element) => element.getAttribute('Binding') === REDIRECT,
  )
  const signInAddress = service?.getAttribute('Location') ?? ''
  if (!isServiceUrl(signInAddress)) return 'SAML Metadata has no https address for HTTP-Redirect'
  const certificates = certificatesOf(provider)
  if (certificates === null || certificates.length === 0)
    return 'SAML Metadata has no certificate for signing'
  return { entityId, signInAddress, certificates }
}

/** No honest document is nested deeper, and what walks a tree by recursion gets through. */
const DEEPEST = 100

/**
 * Null for what is no XML, too large, too deep, or declares a document type: nothing in it may be replaced by something
 * else. The first complaint ends the reading: a parser that mends as it goes on takes time by the square of the length.
 * @param limit letters
 */
export function parseXml(xml: string, limit = LARGEST_DOCUMENT): Element | null {
  if (xml.length > limit || /<!(DOCTYPE|ENTITY)/i.test(xml)) return null
  const complain = (what: string) => {
    throw new Error(what)
  }
  try {
    const parser = new DOMParser({
      errorHandler: { warning: complain, error: complain, fatalError: complain },
    })
    const root = parser.parseFromString(xml, 'text/xml').documentElement as Element | null
    return root !== null && isShallow(root) ? root : null
  } catch {
    return null
  }
}

function isShallow(root: Element): boolean {
  let row: Element[] = [root]
  for (let depth = 1; row.length > 0; depth++) {
    if (depth > DEEPEST) return false
    row = row.flatMap(childElements)
  }
  return true
}

function childElements(parent: Element): Element[] {
  const found: Element[] = []
  for (let node = parent.firstChild; node !== null; node = node.nextSibling)
    if (node.nodeType === ELEMENT_NODE) found.push(node as Element)
  return found
}

const ELEMENT_NODE = 1

/** Null when one of them is none. */
function certificatesOf(provider: Element): string[] | null {
  const texts = within(provider, 'KeyDescriptor')
    .filter((key) => key.getAttribute('use') !== 'encryption')
    .flatMap((key) => Array.from(key.getElementsByTagNameNS(SIGNATURE, 'X509Certificate')))
    .map(({ textContent: text }) => (text ?? '').replace(/\s+/g, ''))
  try {
    return texts.map((text) => new X509Certificate(Buffer.from(text, 'base64')).toString())
  } catch {
    return null
  }
}

function within(element: Element, name: string): Element[] {
  return Array.from(element.getElementsByTagNameNS(METADATA, name))
}
