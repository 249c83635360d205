import type { Auth } from './open-auth.ts'
import { deleteForgotten } from './forgotten-store.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'auth.clean': Record<string, never>
  }
}

/** What nobody came back for is forgotten once an hour. */
export function workCleanAuth(auth: Auth): void {
  const { db, jobs } = auth.platform
  jobs.work('auth.clean', () => deleteForgotten(db), { cron: '41 * * * *' })
}
