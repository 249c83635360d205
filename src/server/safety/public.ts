import type { ReceivedReport } from '#contract/safety/report.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { deleteReportsOf, exportReports, findOpenReports, type Subject } from './report-store.ts'
import { viewReport } from './report-view.ts'

export { closeReportsOn } from './report-store.ts'
export { submitReport } from './submit-report.ts'

/** What people say is wrong with something, as long as staff have not decided. */
export const openReportsOn = async (db: Database | Tx, subject: Subject): Promise<ReceivedReport[]> =>
  (await findOpenReports(db, subject)).map(viewReport)

export const personalData: PersonalData = {
  feature: 'safety',
  tables: ['public.user_report'],
  export: async (tx, userId) => ({ 'public.user_report': await exportReports(tx, userId) }),
  purge: deleteReportsOf,
}
