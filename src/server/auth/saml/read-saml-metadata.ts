import type { AuthCall } from '#server/auth/wire/answer-call.ts'
import { requireSaml } from './find-sso-provider.ts'
import { ownMetadata } from './saml-client.ts'

/** SAML 2.0 Metadata: what a company's identity provider has to know of us. */
export const readSamlMetadata: AuthCall = {
  name: 'auth.read-saml-metadata',
  method: 'GET',
  path: '/sso/saml/metadata',
  access: 'anyone',
  summary: 'Read the SAML metadata of this service',
  opened: true,
  answers: { 200: ['application/samlmetadata+xml'] },
  async run(auth) {
    requireSaml(auth)
    return {
      status: 200,
      headers: { 'content-type': 'application/samlmetadata+xml', 'cache-control': 'public, max-age=600' },
      body: ownMetadata(auth),
    }
  },
}
