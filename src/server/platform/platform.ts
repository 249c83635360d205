import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { HotReads } from './database/hot-reads.ts'
import type { Database } from './database/transactions.ts'
import type { Events } from './events.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Live } from './live/live.ts'
import type { Log } from './log.ts'
import type { Mail } from './mail/mail.ts'
import type { RateLimits } from './limits/rate-limit.ts'
import type { Sms } from './mail/sms.ts'
import type { Settings } from './settings/site-settings.ts'
import type { Storage } from './storage.ts'

/** What every use case is handed: the outside world behind our own words. Built once, in app/. */
export interface Platform {
  config: Config
  db: Database
  hot: HotReads
  clock: Clock
  limits: RateLimits
  settings: Settings
  events: Events
  jobs: Jobs
  mail: Mail
  sms: Sms
  storage: Storage
  live: Live
  log: Log
}
