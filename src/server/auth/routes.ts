import { closeSession as closeSessionOperation } from '#contract/auth/close-session.ts'
import { listSessions as listSessionsOperation } from '#contract/auth/list-sessions.ts'
import { readLink as readLinkOperation } from '#contract/auth/read-link.ts'
import { requestDeletion as requestDeletionOperation } from '#contract/auth/request-deletion.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type Route, route } from '#server/platform/route.ts'
import type { WireRoute } from '#server/platform/wire.ts'
import { createUser } from './admin/create-user.ts'
import { deleteUserOf } from './admin/delete-person.ts'
import { inviteUser } from './admin/invite-user.ts'
import { issueLink } from './admin/issue-link.ts'
import { listAudit } from './admin/list-audit.ts'
import { listUsers } from './admin/list-people.ts'
import { readUserOf, updateUserOf } from './admin/update-person.ts'
import { requestDeletion } from './request-deletion.ts'
import { readLink } from './read-link.ts'
import { challengeFactor } from './factors/challenge-factor.ts'
import { createRecoveryCodes } from './factors/create-recovery-codes.ts'
import { deleteFactorOf } from './factors/delete-factor.ts'
import { deleteRecoveryCodes } from './factors/delete-recovery-codes.ts'
import { enrollFactor } from './factors/enroll-factor.ts'
import { listFactors } from './factors/list-factors.ts'
import { readRecoveryCodes } from './factors/read-recovery-codes.ts'
import { renewRecoveryCodes } from './factors/renew-recovery-codes.ts'
import { unenrollFactor } from './factors/unenroll-factor.ts'
import { updateFactor } from './factors/update-factor.ts'
import { useRecoveryCode } from './factors/use-recovery-code.ts'
import { verifyFactor } from './factors/verify-factor.ts'
import { readKeys, readOpenidConfiguration } from './keys/read-keys.ts'
import { followLink } from './mailing/follow-link.ts'
import { recoverAccount } from './mailing/recover-account.ts'
import { requestCode, requestLink } from './mailing/request-code.ts'
import { resendMail } from './mailing/resend-mail.ts'
import { verifyCode } from './mailing/verify-code.ts'
import { answerAuthorization } from './oauth-server/answer-authorization.ts'
import { createClient } from './oauth-server/create-client.ts'
import { deleteClient } from './oauth-server/delete-client.ts'
import { grantClientToken } from './oauth-server/grant-client-token.ts'
import { listClients } from './oauth-server/list-clients.ts'
import { listGrants } from './oauth-server/list-grants.ts'
import { readAuthorization } from './oauth-server/read-authorization.ts'
import { readNamedClient } from './oauth-server/read-client.ts'
import { readServerMetadata } from './oauth-server/read-server-metadata.ts'
import { readUserinfo } from './oauth-server/read-userinfo.ts'
import { registerClient } from './oauth-server/register-client.ts'
import { renewClientSecret } from './oauth-server/renew-client-secret.ts'
import { requestAuthorization } from './oauth-server/request-authorization.ts'
import { revokeGrant } from './oauth-server/revoke-grant.ts'
import { updateClient } from './oauth-server/update-client.ts'
import { openAuth } from './open-auth.ts'
import { deletePasskey, deletePasskeyOf } from './passkeys/delete-passkey.ts'
import { reauthenticate } from './passwords/request-nonce.ts'
import { listPasskeys, listPasskeysOf } from './passkeys/list-passkeys.ts'
import { offerPasskey, registerPasskey } from './passkeys/register-passkey.ts'
import { renamePasskey } from './passkeys/rename-passkey.ts'
import { askPasskey, signInWithPasskey } from './passkeys/sign-in-with-passkey.ts'
import { completeAuthorization, completePostedAuthorization } from './providers/complete-authorization.ts'
import { createCustomProvider } from './providers/custom/create-custom-provider.ts'
import { listCustomProviders, readNamedCustomProvider } from './providers/custom/list-custom-providers.ts'
import { removeCustomProvider, updateCustomProvider } from './providers/custom/update-custom-provider.ts'
import { linkIdentity } from './providers/link-identity.ts'
import { startAuthorization } from './providers/start-authorization.ts'
import { unlinkIdentity } from './providers/unlink-identity.ts'
import { readHealth } from './read-health.ts'
import { readSettings } from './read-settings.ts'
import { completeSso } from './saml/complete-sso.ts'
import { createSsoProvider } from './saml/create-sso-provider.ts'
import { listSsoProviders, readNamedSsoProvider } from './saml/list-sso-providers.ts'
import { readSamlMetadata } from './saml/read-saml-metadata.ts'
import { startSso } from './saml/start-sso.ts'
import { removeSsoProvider, updateSsoProvider } from './saml/update-sso-provider.ts'
import { closeSession } from './close-session.ts'
import { listSessions } from './list-sessions.ts'
import { closeOwnSession } from './sessions/close-own-session.ts'
import { grantToken } from './sessions/grant-token.ts'
import { listOwnSessions } from './sessions/list-own-sessions.ts'
import { signOut } from './sessions/sign-out.ts'
import { readOwnUser } from './users/read-user.ts'
import { signUp } from './users/sign-up.ts'
import { updateUser } from './users/update-user.ts'
import { answerCall, type AuthCall, familyOfCalls } from './wire/answer-call.ts'

const CALLS: readonly AuthCall[] = [
  readHealth,
  readSettings,
  readKeys,
  readOpenidConfiguration,
  signUp,
  grantToken,
  requestCode,
  requestLink,
  verifyCode,
  followLink,
  resendMail,
  recoverAccount,
  readOwnUser,
  updateUser,
  reauthenticate,
  signOut,
  listOwnSessions,
  closeOwnSession,
  startAuthorization,
  completeAuthorization,
  completePostedAuthorization,
  linkIdentity,
  unlinkIdentity,
  enrollFactor,
  challengeFactor,
  verifyFactor,
  unenrollFactor,
  readRecoveryCodes,
  createRecoveryCodes,
  useRecoveryCode,
  renewRecoveryCodes,
  deleteRecoveryCodes,
  offerPasskey,
  registerPasskey,
  askPasskey,
  signInWithPasskey,
  listPasskeys,
  renamePasskey,
  deletePasskey,
  listUsers,
  createUser,
  readUserOf,
  updateUserOf,
  deleteUserOf,
  issueLink,
  inviteUser,
  listAudit,
  listFactors,
  updateFactor,
  deleteFactorOf,
  listPasskeysOf,
  deletePasskeyOf,
  requestAuthorization,
  readAuthorization,
  answerAuthorization,
  grantClientToken,
  readUserinfo,
  readServerMetadata,
  registerClient,
  listGrants,
  revokeGrant,
  listClients,
  createClient,
  readNamedClient,
  updateClient,
  deleteClient,
  renewClientSecret,
  listCustomProviders,
  createCustomProvider,
  readNamedCustomProvider,
  updateCustomProvider,
  removeCustomProvider,
  startSso,
  completeSso,
  readSamlMetadata,
  listSsoProviders,
  createSsoProvider,
  readNamedSsoProvider,
  updateSsoProvider,
  removeSsoProvider,
]

/** The auth service, in the words of the GoTrue API, under /auth/v1. */
export function authRoutes(platform: Platform): WireRoute[] {
  const auth = openAuth(platform)
  const inserted = answerCall(auth, readServerMetadata)
  return [
    ...CALLS.map((call) => answerCall(auth, call)),
    // RFC 8414, 3.1: clients put the well-known part between host and path of the issuer
    {
      ...inserted,
      name: 'auth.read-server-metadata-of-host',
      path: '/.well-known/oauth-authorization-server/auth/v1',
    },
  ]
}

/** What becomes of requests below /auth/v1 that none of them answers. */
export const AUTH_FAMILY = familyOfCalls(CALLS)

/** What the wire above has no words for, as operations of our own. */
export const accountRoutes = (platform: Platform): Route[] => [
  route(listSessionsOperation)((_, member) => listSessions(platform, member)),
  route(readLinkOperation)((input, _visitor, { ip }) => readLink(platform, input, ip)),
  route(requestDeletionOperation)((input, member) => requestDeletion(platform, member, input)),
  route(closeSessionOperation)((input, member) => closeSession(platform, member, input)),
]
