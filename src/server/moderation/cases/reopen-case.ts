import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type CaseRow, changeCase, findOpenCaseOn } from './case-store.ts'
import { publishCase } from './publish-cases.ts'
import { subjectOf } from '#server/moderation/decisions/decide-cases.ts'

/** As it was before it was decided; what came up meanwhile takes it up. */
export async function reopenCase(
  tx: Tx,
  platform: Pick<Platform, 'live'>,
  row: CaseRow,
  state: string,
): Promise<void> {
  const other = row.appeal_of === null ? await findOpenCaseOn(tx, subjectOf(row)) : null
  if (!other) {
    await changeCase(tx, row.id, { state, closed_at: null }, { isNews: true })
    publishCase(platform, row.id)
    return
  }
  const joined = {
    priority: Math.max(row.priority, other.priority),
    signals: [...new Set([...row.signals, ...other.signals])],
    reports: row.reports + other.reports,
    report_weight: String(Number(row.report_weight) + Number(other.report_weight)),
    reasons: [...new Set([...row.reasons, ...other.reasons])],
    is_hidden: row.is_hidden || other.is_hidden,
  }
  await changeCase(tx, other.id, joined, { isNews: true })
  publishCase(platform, other.id)
}
