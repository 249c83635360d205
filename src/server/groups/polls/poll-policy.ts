import type { PollRow } from './poll-store.ts'

/** Nobody answers any more. */
export const isClosed = ({ closes_at }: Pick<PollRow, 'closes_at'>, now: Date): boolean => closes_at <= now

/** Each is one of its options, and one alone unless several are allowed. */
export const areChoicesOf = (
  { options, is_multiple }: Pick<PollRow, 'options' | 'is_multiple'>,
  choices: readonly number[],
): boolean => choices.every((choice) => choice < options.length) && (is_multiple || choices.length <= 1)
