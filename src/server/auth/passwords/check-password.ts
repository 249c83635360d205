import argon2 from '@node-rs/argon2'
import { isBcrypt, verifyBcrypt } from './verify-bcrypt.ts'

/** argon2id (the default of the package) as OWASP advises: 19 MiB, two passes, about 20 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
/** Of four threads that Node has for such work one stays free for files and look-ups. */
const AT_ONCE = 3

/** The hash of a random text nobody knows, at the same cost: a look at an unknown account takes as long. */
const DECOY =
  '$argon2id$v=19$m=19456,t=2,p=1$63/+tiUT3kEu3jzzPN9GDg$ha01pCJME9a9TwKea1PTPH4cYtUiDU+K3hbIMws83jY'

const waiting: (() => void)[] = []
let running = 0

/** argon2id, off the event loop, few at a time. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => argon2.hash(password, COST))
}

/**
 * Is this the password? Costs the same where there is none (unknown account, or one without a password), so
 * that time does not tell who has an account.
 */
export function matchesPassword(storedHash: string | null, password: string): Promise<boolean> {
  return inTurn(async () => {
    if (storedHash !== null && isBcrypt(storedHash)) return verifyBcrypt(storedHash, password)
    const matches = await argon2.verify(storedHash ?? DECOY, password)
    return matches && storedHash !== null
  })
}

/** Was it made in another way or at another cost than today's? Then it is made anew at the next sign-in. */
export function needsRehash(storedHash: string): boolean {
  if (isBcrypt(storedHash)) return true
  const { memoryCost, timeCost, parallelism } = argon2.parseOptions(storedHash)
  return memoryCost !== COST.memoryCost || timeCost !== COST.timeCost || parallelism !== COST.parallelism
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) await new Promise<void>((start) => waiting.push(start))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
