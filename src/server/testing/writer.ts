// node src/server/testing/writer.ts <data folder> <stop|stay>: a program that writes numbers into an embedded
// database and prints each one that was acknowledged. Made to be killed.
import pg from 'pg'
import { isConnectionLoss } from '#server/platform/database/connection-loss.ts'
import { startEmbedded } from '#server/platform/database/embedded-server.ts'

const [, , dataDir = '', whenParentDies] = process.argv
const server = await startEmbedded({ dataDir, whenParentDies: whenParentDies === 'stay' ? 'stay' : 'stop' })
process.stdout.write(`${server.attached ? 'attached' : 'started'} ${server.pid()}\n`)

const pool = new pg.Pool({ ...server.connection, max: 4 })
pool.on('error', () => {})
pool.on('connect', (client) => client.on('error', () => {}))
await pool.query('create table if not exists kept (n bigint primary key)')
const { rows } = await pool.query<{ last: string }>('select coalesce(max(n), 0) as last from kept')
let next = Number(rows[0]?.last) + 1

async function write(n: number): Promise<void> {
  for (;;) {
    try {
      await pool.query('insert into kept values ($1) on conflict do nothing', [n])
      process.stdout.write(`${n}\n`)
      return
    } catch (error) {
      if (!isConnectionLoss(error)) throw error
    }
  }
}

await Promise.all(
  Array.from({ length: 4 }, async () => {
    for (;;) await write(next++)
  }),
)
