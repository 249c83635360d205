import { z } from 'zod'
import type { FactorRow } from '#server/auth/factors/factor-store.ts'
import { AuthFactor, factorView } from '#server/auth/factors/factor-view.ts'
import { newAppMetadata } from './user-policy.ts'
import type { IdentityRow, UserRow } from './user-store.ts'

const Metadata = z.record(z.string(), z.unknown())
const Time = z.iso.datetime()

const AuthIdentity = z
  .strictObject({
    identity_id: z.uuid(),
    id: z.string().meta({ description: 'Who the person is at the provider' }),
    user_id: z.uuid(),
    identity_data: Metadata,
    provider: z.string(),
    last_sign_in_at: Time.optional(),
    email: z.string().optional(),
    created_at: Time,
    updated_at: Time,
  })
  .meta({ id: 'AuthIdentity' })

/** A person on the wire; an address or number that is not there is an empty text. */
export const AuthUser = z
  .strictObject({
    id: z.uuid(),
    aud: z.string(),
    role: z.string(),
    email: z.string(),
    phone: z.string().meta({ description: 'Digits with the code of the country, without a plus sign' }),
    invited_at: Time.optional(),
    confirmation_sent_at: Time.optional(),
    recovery_sent_at: Time.optional(),
    email_change_sent_at: Time.optional(),
    phone_change_sent_at: Time.optional(),
    reauthentication_sent_at: Time.optional(),
    new_email: z.string().optional(),
    new_phone: z.string().optional(),
    email_confirmed_at: Time.optional(),
    phone_confirmed_at: Time.optional(),
    confirmed_at: Time.optional(),
    last_sign_in_at: Time.optional(),
    banned_until: Time.optional(),
    deleted_at: Time.optional(),
    app_metadata: Metadata,
    user_metadata: Metadata,
    identities: z.array(AuthIdentity),
    factors: z.array(AuthFactor).optional(),
    created_at: Time,
    updated_at: Time,
    is_anonymous: z.boolean(),
  })
  .meta({ id: 'AuthUser' })

/** A person as the wire writes one; what is not set is left out. Hashes and tokens never get here. */
export function userView(
  user: UserRow,
  identities: readonly IdentityRow[],
  factors: readonly FactorRow[] = [],
): Record<string, unknown> {
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    phone: user.phone ?? '',
    ...present({
      invited_at: user.invited_at,
      confirmation_sent_at: user.confirmation_sent_at,
      recovery_sent_at: user.recovery_sent_at,
      email_change_sent_at: user.email_change_sent_at,
      phone_change_sent_at: user.phone_change_sent_at,
      reauthentication_sent_at: user.reauthentication_sent_at,
      new_email: user.email_change,
      new_phone: user.phone_change,
      email_confirmed_at: user.email_confirmed_at,
      phone_confirmed_at: user.phone_confirmed_at,
      confirmed_at: user.confirmed_at,
      last_sign_in_at: user.last_sign_in_at,
      banned_until: user.banned_until,
      deleted_at: user.deleted_at,
    }),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: identities.map(identityView),
    ...(factors.length > 0 && { factors: factors.map(factorView) }),
    created_at: user.created_at.toISOString(),
    updated_at: user.updated_at.toISOString(),
    is_anonymous: user.is_anonymous,
  }
}

/** Somebody who has just asked for an account, whether or not one was made. */
export function newUserView(
  asked: { id: string; email?: string; phone?: string; metadata: Record<string, unknown>; at: Date },
  identities: readonly IdentityRow[],
): Record<string, unknown> {
  return {
    id: asked.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: asked.email ?? '',
    phone: asked.phone ?? '',
    confirmation_sent_at: asked.at.toISOString(),
    app_metadata: newAppMetadata(asked.email === undefined ? 'phone' : 'email'),
    user_metadata: asked.metadata,
    identities: identities.map(identityView),
    created_at: asked.at.toISOString(),
    updated_at: asked.at.toISOString(),
    is_anonymous: false,
  }
}

function identityView(identity: IdentityRow): Record<string, unknown> {
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    ...present({ last_sign_in_at: identity.last_sign_in_at, email: identity.email }),
    created_at: identity.created_at.toISOString(),
    updated_at: identity.updated_at.toISOString(),
  }
}

function present(fields: Record<string, Date | string | null>): Record<string, string> {
  const shown: Record<string, string> = {}
  for (const [name, value] of Object.entries(fields)) {
    if (value !== null) shown[name] = value instanceof Date ? value.toISOString() : value
  }
  return shown
}
