import { DEAD_JOBS_LISTED, DeadJobId, type SystemState } from '#contract/staff/system/system.ts'
import { readServerState } from '#server/platform/database/server-state-store.ts'
import type { Platform } from '#server/platform/platform.ts'
import { servicesOf } from './system-view.ts'

export async function readSystem({
  db,
  jobs,
  storage,
  config,
  clock,
}: Pick<Platform, 'db' | 'jobs' | 'storage' | 'config' | 'clock'>): Promise<SystemState> {
  const [database, freeBytes, { queues, dead, deadCount }] = await Promise.all([
    readServerState(db),
    storage.freeBytes(),
    jobs.overview(DEAD_JOBS_LISTED),
  ])
  const { max_connections: maxConnections, ...state } = database
  return {
    startedAt: new Date(clock.now().getTime() - Math.round(process.uptime() * 1000)).toISOString(),
    nodeVersion: process.versions.node,
    database: { ...state, maxConnections },
    storage: { freeBytes },
    services: servicesOf(config),
    queues: queues.map(({ oldest_due_at: oldest, ...queue }) => ({
      ...queue,
      oldestDueAt: oldest?.toISOString() ?? null,
    })),
    dead: dead.map(({ id, name, at, tries }) => ({
      id: DeadJobId.parse(id),
      name,
      at: at.toISOString(),
      tries,
    })),
    deadCount,
  }
}
