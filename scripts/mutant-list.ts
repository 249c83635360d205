/** One rule, and how it is broken. */
export interface Mutant {
  /** What holds as long as it is not broken. */
  rule: string
  file: string
  /** Text that is there exactly once. */
  from: string
  to: string
  /** Files or folders of tests; those beside the file when left out. */
  tests?: readonly string[]
}

export const MUTANTS: readonly Mutant[] = [
  {
    rule: 'a mail quotes nobody whom the reader has blocked',
    file: 'src/server/messaging/message-store.ts',
    from: '      and not is_blocked_in(t.kind, mine.user_id, sender_id)\n',
    to: '',
    tests: ['src/server/listings/conversation/told-messages.test.ts'],
  },
  {
    rule: 'who is hidden by a block is not listed among members',
    file: 'src/server/groups/members/member-store.ts',
    from: '    .where(sql<boolean>`not is_blocked_between(user_id, ${viewerId})`)\n',
    to: '',
  },
  {
    rule: 'who is blocked does not stay among matches',
    file: 'src/server/dating/match-store.ts',
    from: "      and not is_blocked_in('match', low_id, high_id)\n    order by",
    to: '    order by',
  },
  {
    rule: 'comments are so many a day',
    file: 'src/server/networking/comments/create-comment.ts',
    from: '>= COMMENT_LIMITS.perDay)',
    to: '< 0)',
  },
  {
    rule: 'posts near somebody do not show who is hidden',
    file: 'src/server/networking/posts/feed-store.ts',
    from: 'place_id = home.place_id and author_id <> all ($4::uuid[])',
    to: 'place_id = home.place_id and ($4::uuid[] is not null)',
  },
  {
    rule: 'two who connect at once wait for each other',
    file: 'src/server/networking/connections/connection-store.ts',
    from: '  await sql`select pg_advisory_xact_lock(hashtextextended(${low}::text || ${high}::text, 2))`.execute(tx)\n',
    to: '',
  },
  {
    rule: 'a key belongs to one operation',
    file: 'src/server/platform/http/idempotency-store.ts',
    from: "    .where('operation', '=', slot.operation)\n    .where('key', '=', slot.key)\n    .executeTakeFirst()",
    to: "    .where('key', '=', slot.key)\n    .executeTakeFirst()",
  },
  {
    rule: 'a key belongs to one person',
    file: 'src/server/platform/http/idempotency-store.ts',
    from: "    .select(['request_hash as requestHash', 'state', 'status', 'body'])\n    .where('user_id', '=', slot.userId)",
    to: "    .select(['request_hash as requestHash', 'state', 'status', 'body'])",
  },
  {
    rule: 'signing out drops open sockets',
    file: 'src/server/auth/sessions/close-sessions.ts',
    from: '    for (const id of sessionIds) auth.platform.live.dropSession(id)\n',
    to: '',
  },
  {
    rule: 'the content policy lets no script from elsewhere in',
    file: 'src/server/platform/http/security-headers.ts',
    from: `scriptSrc: ["'self'", ...captchaFrom]`,
    to: `scriptSrc: ["'self'", 'https:', ...captchaFrom]`,
    tests: ['src/server/platform/http/security-headers.test.ts'],
  },
  {
    rule: 'nobody blocks themselves',
    file: 'src/server/safety/block-user.ts',
    from: 'if (blockerId === blockedId)',
    to: 'if (blockerId === String(null))',
  },
  {
    rule: 'somebody who is not there is not blocked',
    file: 'src/server/safety/block-user.ts',
    from: 'if (!(await personCards(tx, [blockedId])).has(blockedId))',
    to: 'if ((await personCards(tx, [blockedId])).size < 0)',
  },
  {
    rule: 'blocks have a limit',
    file: 'src/server/safety/set-block.ts',
    from: '.length >= limit)',
    to: '.length > limit)',
  },
  {
    rule: 'links of other schemes are words',
    file: 'src/web/messaging/thread/timeline-policy.ts',
    from: 'String.raw`https?:',
    to: 'String.raw`[a-z]+:',
  },
  {
    rule: 'what is told as a link begins as one',
    file: 'src/web/messaging/thread/timeline-policy.ts',
    from: 'if (/^https?:\\/\\//.test(part))',
    to: 'if (/:\\/\\//.test(part))',
  },
]
