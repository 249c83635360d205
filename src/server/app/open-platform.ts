import { openClock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import type { OpenDatabase } from '#server/platform/database/open-database.ts'
import { newEvents } from '#server/platform/events.ts'
import { newJobs, type JobQueue } from '#server/platform/jobs/jobs.ts'
import { newLiveAdapter, type LiveAdapter } from '#server/platform/live/live-adapter.ts'
import { newRedisAdapter } from '#server/platform/live/live-redis.ts'
import { newLive, type LiveServer } from '#server/platform/live/live.ts'
import type { Log } from '#server/platform/log.ts'
import { newMail } from '#server/platform/mail/mail.ts'
import type { Platform } from '#server/platform/platform.ts'
import { newRateLimits } from '#server/platform/limits/rate-limit.ts'
import { sharedWindows } from '#server/platform/limits/rate-window-store.ts'
import { newSms } from '#server/platform/mail/sms.ts'
import { newSettings } from '#server/platform/settings/site-settings.ts'
import { newStorage } from '#server/platform/storage.ts'

/** The platform with the handles that only app/ turns: what is started and stopped. */
export interface RunningPlatform extends Platform {
  jobs: JobQueue
  live: LiveServer
}

/** Everything that use cases are handed, over a database that is open and migrated. */
export async function openPlatform(config: Config, log: Log, opened: OpenDatabase): Promise<RunningPlatform> {
  const { db, hot, pool, connection } = opened
  const clock = await openClock(pool, config.production)
  const settings = newSettings(db, clock, log)
  await settings.refresh()
  const several = config.severalServers
  return {
    config,
    db,
    hot,
    clock,
    limits: newRateLimits(config.rateLimits, clock, several ? sharedWindows(db) : null),
    settings,
    events: newEvents(),
    jobs: newJobs(db, clock, log),
    mail: newMail(config),
    sms: newSms(config),
    storage: newStorage(config),
    live: newLive(log, adapterOf(config, log, connection)),
    log,
  }
}

/** null: there is one server. */
function adapterOf(
  { severalServers, redisUrl }: Config,
  log: Log,
  connection: OpenDatabase['connection'],
): LiveAdapter | null {
  if (redisUrl !== null) return newRedisAdapter(redisUrl, log)
  return severalServers ? newLiveAdapter(connection, log) : null
}
