import { AppError } from './app-error.ts'

/** Does a piece of work when its turn comes. @throws AppError server.unavailable where too many wait already */
export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>

/** Lets so many pieces of work run side by side and so many wait, first come first served. */
export function createSemaphore({ atOnce, waiting: limit }: { atOnce: number; waiting: number }): Semaphore {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < atOnce) running++
    else {
      if (waiting.length >= limit) throw new AppError('server.unavailable')
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    try {
      return await work()
    } finally {
      // the turn goes on to whoever waits longest
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
