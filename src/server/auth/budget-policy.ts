import type { Budget } from '#server/platform/limits/rate-limit.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const budget = (name: string, points: number, seconds: number): Budget => ({
  name: `auth.${name}`,
  points,
  seconds,
})

/** How often an address may call, where the general limits would be too many or too few. */
export const CALL_BUDGETS = {
  password: budget('password', 10, MINUTE),
  signUp: budget('sign-up', 10, MINUTE),
  recover: budget('recover', 10, MINUTE),
  token: budget('token', 150, 5 * MINUTE),
  verify: budget('verify', 30, 5 * MINUTE),
  otp: budget('otp', 30, 5 * MINUTE),
  challengeFactor: budget('challenge-factor', 15, MINUTE),
  verifyFactor: budget('verify-factor', 15, MINUTE),
  useRecoveryCode: budget('use-recovery-code', 15, MINUTE),
  guest: budget('guest', 30, HOUR),
  passkey: budget('passkey', 30, 5 * MINUTE),
  registerClient: budget('register-client', 10, 5 * MINUTE),
  grantClientToken: budget('grant-client-token', 150, 5 * MINUTE),
  web3: budget('web3', 30, 5 * MINUTE),
  startSso: budget('start-sso', 30, 5 * MINUTE),
  completeSso: budget('complete-sso', 30, 5 * MINUTE),
} as const

/** Wrong answers, per account and address, per factor and session, or per set of recovery codes. */
export const GUESS_BUDGETS = {
  signIn: budget('failed-sign-in', 5, 15 * MINUTE),
  factor: budget('failed-factor', 10, 15 * MINUTE),
  recoveryCode: budget('failed-recovery-code', 10, 15 * MINUTE),
  // over all addresses and sessions: then the owner is notified, once a day for each kind, and nobody is locked out
  signInsOfAccount: budget('failed-sign-ins-of-account', 20, DAY),
  factorsOfAccount: budget('failed-factors-of-account', 20, DAY),
  notice: budget('guessing-notice', 1, DAY),
} as const

/** Mails and texts that anybody can have sent. `trial`: outside production, where nobody wants to wait a minute. */
export const SENDING_BUDGETS = {
  textGap: { production: budget('sms-gap', 1, MINUTE), trial: budget('sms-gap-trial', 1, 1) },
  mailGap: { production: budget('mail-gap', 1, MINUTE), trial: budget('mail-gap-trial', 1, 1) },
  mailsOfReceiver: budget('mails-of-receiver', 30, HOUR),
  // of the whole site: texts cost money, and mails the reputation of the sender
  texts: budget('texts-all', 100, HOUR),
  mails: budget('mails-all', 1000, HOUR),
} as const
