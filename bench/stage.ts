import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { pictureUrl } from '#contract/media/picture.ts'
import { issueApiKeys } from '#server/auth/public.ts'
import { loadPlaces } from '#server/geo/public.ts'
import { type Config, readConfig } from '#server/platform/config.ts'
import { startEmbedded } from '#server/platform/database/embedded-server.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openConnections, type OpenDatabase } from '#server/platform/database/open-database.ts'
import { newStorage } from '#server/platform/storage.ts'
import { temporaryFolder } from '#server/testing/temporary-server.ts'
import { type Part, seedDatabase } from '../scripts/seed/seed.ts'
import { type Listening, startServer } from './child.ts'

export interface Stage {
  /** For files of this run. */
  folder: string
  postgres: string
  /** A migrated database with so many listings, or with the other parts that belong to so many. */
  fill(name: string, listings: number, seed: number, parts?: readonly Part[]): Promise<pg.ClientConfig>
  open(connection: pg.ClientConfig): OpenDatabase
  /** The application over that database, as in production but without rate limits. */
  serve(connection: pg.ClientConfig, env?: Record<string, string>): Promise<Listening>
  /** Puts a photo where the application over that database looks for its pictures. */
  layPhoto(connection: pg.ClientConfig, mediaId: string, photo: Uint8Array): Promise<void>
  /** With what the application over that database signs its tokens. */
  configOf(connection: pg.ClientConfig): Config
  /** What a program of the operator proves itself with at the application over that database. */
  serviceKey(connection: pg.ClientConfig): Promise<string>
  end(): Promise<void>
}

const PUBLIC_URL = 'http://localhost'

/** A database server with the settings of the application, in a folder that is gone afterwards. */
export async function buildStage(): Promise<Stage> {
  const folder = temporaryFolder()
  const server = await startEmbedded({ dataDir: folder, database: 'bench' })
  const admin = new pg.Client(server.connection)
  admin.on('error', () => {})
  await admin.connect()
  const { rows } = await admin.query<{ server_version: string }>('show server_version')
  const closing: (() => Promise<void>)[] = []
  const dataDirOf = ({ database }: pg.ClientConfig) => join(folder, `data-${database}`)
  const configOf = (connection: pg.ClientConfig) =>
    readConfig({ NODE_ENV: 'test', PUBLIC_URL, DATA_DIR: dataDirOf(connection) })
  return {
    folder,
    postgres: rows[0]?.server_version ?? '?',
    async fill(name, listings, seed, parts = ['people', 'listings']) {
      await admin.query(`create database ${pg.escapeIdentifier(name)}`)
      const connection = { ...server.connection, database: name }
      await migrate(connection)
      const opened = openConnections(connection)
      await loadPlaces(opened.db)
      await opened.stop()
      await seedDatabase(connection, { listings, seed, parts })
      return connection
    },
    open(connection) {
      const opened = openConnections(connection)
      closing.push(() => opened.stop())
      return opened
    },
    async serve(connection, env = {}) {
      const dataDir = dataDirOf(connection)
      mkdirSync(dataDir, { recursive: true })
      const listening = await startServer('src/server/app/main.ts', [], {
        env: {
          NODE_ENV: 'production',
          HOST: '127.0.0.1',
          PORT: '0',
          PUBLIC_URL,
          SECRET_KEY: randomBytes(32).toString('hex'),
          DATA_DIR: dataDir,
          DATABASE_URL: `postgres://${String(connection.user)}@localhost/${connection.database}?host=${encodeURIComponent(connection.host ?? '')}`,
          RATE_LIMITS: '1000000',
          LOG_LEVEL: 'error',
          ...env,
        },
      })
      closing.push(() => listening.stop())
      return listening
    },
    async layPhoto(connection, mediaId, photo) {
      const storage = newStorage({ dataDir: dataDirOf(connection) })
      await storage.put(pictureUrl(mediaId, 'large', 'webp').slice(1), photo, 'image/webp')
    },
    configOf,
    async serviceKey(connection) {
      return (await issueApiKeys(configOf(connection))).service
    },
    async end() {
      for (const close of closing.toReversed()) await close()
      await admin.end()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
