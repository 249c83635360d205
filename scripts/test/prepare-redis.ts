import { existsSync } from 'node:fs'
import { runTool } from '../run-tool.ts'

/**
 * A Redis for the tests of several servers. They do without; but a machine that is there to test (CI=true) should
 * leave nothing out, so as root on Debian or Ubuntu it is installed there when missing. Nothing is started by that.
 */
export async function prepareRedis(): Promise<void> {
  const isOurs = process.env['CI'] === 'true' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!isOurs || (await runTool('redis-server', ['--version'])).status === 0) return
  console.log('  no Redis here: installing one …')
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  await runTool('apt-get', ['update', '-qq'], { env })
  const args = ['install', '-y', '-qq', '--no-install-recommends', 'redis-server']
  const { status, output } = await runTool('apt-get', args, { env })
  if (status !== 0) console.log(output.trimEnd())
}
