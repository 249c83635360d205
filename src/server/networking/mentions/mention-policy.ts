import type { Mention } from '#contract/networking/mentions/mention.ts'

// Rules that the database enforces:
// - database/functions/networking/may_mention.sql: whom somebody may mention
// - database/functions/networking/mentions_of.sql: which mentions a reader learns of

/** The first mention of somebody who may not be mentioned, or who is not named so. */
export const refusedMention = (
  mentions: readonly Mention[],
  named: ReadonlyMap<string, string>,
): Mention | undefined => mentions.find(({ userId, name }) => named.get(userId) !== name)
