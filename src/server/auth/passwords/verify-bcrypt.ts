import { once } from 'node:events'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import { compareSync } from 'bcryptjs'
import { z } from 'zod'

/** Costs below are no protection; those above keep a core busy for longer than a second. */
const COSTS = { least: 4, limit: 14 } as const

const Question = z.object({ bcryptHash: z.string(), password: z.string() })

/** Is this text a bcrypt hash, at a cost that is allowed? Version, cost, then salt and hash in 53 characters. */
export function isBcrypt(text: string): boolean {
  const cost = /^\$2[aby]\$(\d{2})\$[./A-Za-z0-9]{53}$/.exec(text)?.[1]
  return cost !== undefined && Number(cost) >= COSTS.least && Number(cost) <= COSTS.limit
}

/** Holds a password against a bcrypt hash, in a thread of its own: it takes up to a second of computing. */
export async function verifyBcrypt(bcryptHash: string, password: string): Promise<boolean> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { bcryptHash, password } })
  const [matches] = (await once(worker, 'message')) as unknown[]
  await worker.terminate()
  return matches === true
}

const asked = isMainThread ? null : Question.safeParse(workerData)
if (asked?.success) parentPort?.postMessage(compareSync(asked.data.password, asked.data.bcryptHash), [])
