import type { EventScope } from '#contract/groups/events/event.ts'
import { AppError } from '#server/platform/app-error.ts'

/**
 * That a group meets again and again is said in its dialog, which changes all meetings; one by one they may differ.
 * @throws AppError request.invalid
 */
export function requireOwnScope(
  { is_meeting, repeat_rule }: { is_meeting: boolean; repeat_rule: string | null },
  scope: EventScope,
): void {
  if (scope === 'one' || !is_meeting || repeat_rule === null) return
  const field = { path: 'scope', message: 'Invalid input', key: 'invalid', values: {} }
  throw new AppError('request.invalid', { fields: [field] })
}
