import QRCode from 'qrcode'
import { z } from 'zod'
import { writeAudit } from '#server/auth/audit-store.ts'
import { seal } from '#server/platform/secrets.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import type { SessionRow } from '#server/auth/sessions/session-store.ts'
import { lockUser, type UserRow } from '#server/auth/users/user-store.ts'
import { type AuthCall, deviceOf } from '#server/auth/wire/answer-call.ts'
import { readBearerOnTheWay } from '#server/auth/wire/read-bearer.ts'
import { Optional, readBody, readPhone } from '#server/auth/wire/read-body.ts'
import { AuthRefusal, invalid } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { requireAssurance } from './check-assurance.ts'
import {
  FACTOR_RULES,
  isVerified,
  readFactorName,
  requireNoGuest,
  requireRoom,
  SWITCHED_OFF,
} from './factor-policy.ts'
import { deleteAbandoned, deleteFactor, type FactorRow, insertFactor, readFactors } from './factor-store.ts'
import { isSwitchedOn } from './switch-policy.ts'
import { newTotp } from './totp-policy.ts'

const Body = z.object({
  factor_type: Optional.text,
  friendly_name: Optional.text,
  issuer: Optional.text,
  phone: Optional.text,
})

/** What the owner has to know of a new factor, shown this once. */
const NewFactorShown = z.strictObject({
  id: z.uuid(),
  type: z.enum(['totp', 'phone', 'webauthn']),
  friendly_name: z.string(),
  totp: z.strictObject({ qr_code: z.string(), secret: z.string(), uri: z.string() }).optional(),
  phone: z.string().optional(),
})

const ISSUER = { name: 'Mesob', max: 60 }

type NewFactor = Omit<Parameters<typeof insertFactor>[1], 'id' | 'user_id' | 'friendly_name'>
/** What is kept of a new factor, and what its owner is shown, this once. */
interface Drawn {
  stored: NewFactor
  shown: Record<string, unknown>
}

/** Begins to set up a second factor. It counts when a first challenge of it was answered. */
export const enrollFactor: AuthCall = {
  name: 'auth.enroll-factor',
  method: 'POST',
  path: '/factors',
  access: 'signed-in',
  summary: 'Enroll a second factor',
  takes: Body,
  answers: { 200: NewFactorShown },
  async run(auth, request) {
    const { user, session } = await readBearerOnTheWay(auth, request)
    requireNoGuest(user)
    const wanted = readBody(Body, request.body)
    const name = readFactorName(wanted.friendly_name)
    const { stored, shown } = await drawFactor(auth, user, wanted)
    const { ip } = deviceOf(request)
    const factor = await inTransaction(auth.platform.db, async (tx) => {
      await makeRoom(tx, auth, user, session, { name, phone: stored.phone ?? null })
      const added = await insertFactor(tx, {
        ...stored,
        id: uuidv7(),
        user_id: user.id,
        friendly_name: name,
      })
      const traits = { factor_id: added.id, factor_type: added.factor_type }
      await writeAudit(tx, 'factor_in_progress', user, { ip, traits })
      return added
    })
    const body = { id: factor.id, type: factor.factor_type, friendly_name: factor.friendly_name, ...shown }
    return { status: 200, body }
  },
}

async function drawFactor(auth: Auth, user: UserRow, wanted: z.output<typeof Body>): Promise<Drawn> {
  const type = wanted.factor_type
  if (type !== 'totp' && type !== 'phone' && type !== 'webauthn') {
    throw invalid('factor_type needs to be totp, phone, or webauthn')
  }
  if (!isSwitchedOn(auth.platform.config, type)) throw new AuthRefusal(SWITCHED_OFF[type].enroll)
  if (type === 'webauthn') return { stored: { factor_type: type }, shown: {} }
  if (type === 'phone') {
    if (wanted.phone === '') throw invalid('Phone number required to enroll Phone factor')
    const phone = readPhone(wanted.phone)
    return { stored: { factor_type: type, phone }, shown: { phone: `+${phone}` } }
  }
  const issuer = wanted.issuer.trim() || ISSUER.name
  if (issuer.length > ISSUER.max) throw invalid(`issuer must be ${ISSUER.max} characters or less`)
  const { bytes, secret, uri } = newTotp({ issuer, account: user.email ?? user.phone ?? user.id })
  return {
    stored: { factor_type: type, secret: seal(auth.secrets.factors, bytes) },
    shown: { totp: { qr_code: await drawQrCode(uri), secret, uri } },
  }
}

/** Clients put it into a data address as it is, where a `#` would be its end. */
async function drawQrCode(text: string): Promise<string> {
  const svg = await QRCode.toString(text, { type: 'svg' })
  return svg.replaceAll('#ffffff', 'white').replaceAll('#000000', 'black')
}

/** One enrolment of a person at a time, so that none slips past the count. */
async function makeRoom(
  tx: Tx,
  auth: Auth,
  user: UserRow,
  session: SessionRow,
  wanted: { name: string; phone: string | null },
): Promise<void> {
  await lockUser(tx, user.id)
  await requireAssurance(tx, session, 403)
  const now = auth.platform.clock.now().getTime()
  await deleteAbandoned(tx, user.id, new Date(now - FACTOR_RULES.unverified))
  const factors = await readFactors(tx, user.id)
  const same = factors.find(({ phone }) => phone !== null && phone === wanted.phone)
  if (same) await replaceUnverified(tx, same)
  requireRoom(
    factors.filter((factor) => factor !== same),
    wanted.name,
  )
}

async function replaceUnverified(tx: Tx, factor: FactorRow): Promise<void> {
  if (isVerified(factor)) throw new AuthRefusal('mfa_verified_factor_exists')
  await deleteFactor(tx, factor.id)
}
