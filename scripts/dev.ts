import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './repository.ts'

/** Where the page is opened; Vite serves the web app's sources here and passes the server's paths on. */
const WEB_PORT = 5173
const SERVER_PORT = process.env['API_PORT'] ?? '3000'

const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess =>
  spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } })

const watched = ['src/server', 'src/contract', 'migrations', 'database'].map(
  (folder) => `--watch-path=${folder}`,
)
const children = [
  run([...watched, '--watch-preserve-output', 'src/server/app/main.ts'], {
    PORT: SERVER_PORT,
    // mailed links lead back to the page that reloads itself
    PUBLIC_URL: `http://localhost:${WEB_PORT}`,
  }),
  run([join('node_modules', 'vite', 'bin', 'vite.js'), '--port', String(WEB_PORT), '--strictPort'], {
    API_PORT: SERVER_PORT,
  }),
]

let leaving = false
function leave(): void {
  if (leaving) return
  leaving = true
  for (const child of children) child.kill('SIGTERM')
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave)
for (const child of children)
  child.on('exit', (code) => {
    process.exitCode ||= leaving ? 0 : (code ?? 1)
    leave()
  })
// npm killed outright takes its script along only if that one looks
const parent = process.ppid
setInterval(() => process.ppid !== parent && leave(), 250).unref()
console.log(`Open http://localhost:${WEB_PORT} (sources, with reload). The server answers behind it.`)
