import { spawn } from 'node:child_process'

/** Keeps one processor busy until end() is called, or this process ends. */
export function startBusyLoop(): { end: () => void } {
  // it ends when the pipe to us closes, however we ended
  const program =
    "process.stdin.on('end', () => process.exit()).resume(); setInterval(() => { const until = Date.now() + 50; while (Date.now() < until); }, 0)"
  const child = spawn(process.execPath, ['-e', program], { stdio: ['pipe', 'ignore', 'ignore'] })
  return { end: () => void child.stdin.end() }
}
