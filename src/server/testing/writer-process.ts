import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('./writer.ts', import.meta.url))

/** The program of writer.ts over an embedded database in `dataDir`. */
export function spawnWriter(
  dataDir: string,
  whenParentDies: 'stop' | 'stay',
): ChildProcessByStdio<null, Readable, Readable> {
  return spawn(process.execPath, [PROGRAM, dataDir, whenParentDies], { stdio: ['ignore', 'pipe', 'pipe'] })
}

export interface Writer {
  /** Whether it found the server running. */
  how: 'started' | 'attached'
  /** Waits for so many more writes that were acknowledged and returns them. */
  writes(count: number): Promise<number[]>
  /** At once, without a chance to tidy up. */
  kill(): Promise<void>
}

/** The same when it is writing. */
export async function startWriter(dataDir: string, whenParentDies: 'stop' | 'stay'): Promise<Writer> {
  const child = spawnWriter(dataDir, whenParentDies)
  const complaint = text(child.stderr)
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const readLine = async () => {
    const { value, done } = await lines.next()
    if (done) throw new Error(`The writer ended: ${await complaint}`)
    return value
  }
  const how = (await readLine()).startsWith('attached') ? 'attached' : 'started'
  return {
    how,
    async writes(count) {
      const acknowledged: number[] = []
      while (acknowledged.length < count) acknowledged.push(Number(await readLine()))
      return acknowledged
    },
    async kill() {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}
