/** One kind of file that a feature may hold. */
export interface Kind {
  form: string
  holds: string
  name: RegExp
}

const WORD = '[a-z0-9]+'
const NOUN = `${WORD}(-${WORD})*`

/** Verbs that an operation, a use case or a hook begins with. A new verb is added here, in its own commit. */
const VERBS = (
  'accept add admit answer appeal apply approve archive ask block build cancel challenge change check choose ' +
  'claim clean close complete confirm convert count create decide decline delete deliver detect ' +
  'discard dismiss draw edit encode end endorse enroll escalate execute expire explain export feature find ' +
  'follow forget get give grant guess hear hide hold import invite issue join leave lift like link ' +
  'list load locate lock look mark measure moderate move mute name notify on open overturn pause pay ' +
  'pin place play post prepare preview promote provision publish purge rate reach react read reclaim ' +
  'record recover refresh refund register reject release remind remove rename renew reopen reply report request ' +
  'require resend reserve reset resize restore resume reveal revoke rotate save search see send serve ' +
  'set share show sign start stop store submit subscribe suggest suspend swipe switch sync take tell ' +
  'transcribe translate unblock undo unenroll unlike unlink unmute unsubscribe update upload use verify view ' +
  'visit withdraw write'
).split(' ')

const VERB_NOUN = `(${VERBS.join('|')})-${NOUN}`
const kind = (form: string, holds: string, name: string): Kind => ({
  form,
  holds,
  name: new RegExp(`(^|/)${name}$`),
})

/** What the summary of an operation begins with, in the imperative: the verbs of names, and a few of two words. */
export const SUMMARY_VERBS: readonly string[] = [
  ...VERBS,
  'unmatch',
  'return',
  'replace',
  'redirect',
  'exchange',
  'transfer',
]

export const OPERATION_NAME = new RegExp(`^${VERB_NOUN}\\.ts$`)

/** What may stand in a feature's folder, per side: the closed list of ARCHITECTURE.md. Sub-folders follow the same list. */
export const VOCABULARY: Readonly<Record<'contract' | 'server' | 'web', readonly Kind[]>> = {
  contract: [
    kind('<verb-noun>.ts', 'one operation, by operation() of the kit', `${VERB_NOUN}\\.ts`),
    kind('<noun>-errors.ts', 'the codes the feature refuses with, and their status', `${NOUN}-errors\\.ts`),
    kind('live.ts', 'events pushed to browsers', 'live\\.ts'),
    kind(
      '<noun>.ts',
      'schemas, branded ids, limits, option lists, and pure rules on them',
      `(?!${VERB_NOUN}\\.ts$)${NOUN}\\.ts`,
    ),
  ],
  server: [
    kind('routes.ts', 'operation → use case, one line each', 'routes\\.ts'),
    kind('public.ts', 'what other features may import', 'public\\.ts'),
    kind('<verb-noun>.ts', 'a use case: the story in steps, one transaction', `${VERB_NOUN}\\.ts`),
    kind('<noun>-policy.ts', 'pure rules, no I/O', `${NOUN}-policy\\.ts`),
    kind('<noun>-store.ts', 'all SQL of that noun', `${NOUN}-store\\.ts`),
    kind('<noun>-view.ts', 'row → contract shape', `${NOUN}-view\\.ts`),
    kind('<verb-noun>-job.ts', 'a background job', `${VERB_NOUN}-job\\.ts`),
    kind('<vendor>-client.ts', 'a third party behind our own words', `${NOUN}-client\\.ts`),
    kind('data/<noun>.json', 'facts the feature comes with', `data/${NOUN}\\.json`),
    kind(
      'data/<noun>-licence.txt',
      'under which files beside it, such as fonts, come along',
      `data/${NOUN}-licence\\.txt`,
    ),
  ],
  web: [
    kind('<noun>-page.tsx', 'a screen', `${NOUN}-page\\.tsx`),
    kind('public.tsx', "what other features' pages may show", 'public\\.tsx'),
    kind('<thing>.tsx', 'a component of this feature', `${NOUN}\\.tsx`),
    kind('<verb-noun>.ts', 'one query or mutation hook, or one act of a screen', `${VERB_NOUN}\\.ts`),
    kind('<noun>-policy.ts', 'pure rules of a screen', `${NOUN}-policy\\.ts`),
    kind('<noun>-store.ts', 'state that outlives a screen', `${NOUN}-store\\.ts`),
    kind('messages.en.ts, messages.am.ts', "the feature's words", 'messages\\.(en|am)\\.ts'),
  ],
}

/** Names that say nothing about what is inside. */
export const EMPTY_NAMES = /^(index|common|misc|libs?|types?|(.+-)?(utils?|helpers?|service|manager))$/

/** Lines a file may have; above the aim it is still allowed, and counted. */
export const LINE_CAPS = { source: 400, test: 600, aimMedian: 60, aim95: 250 } as const

/** Code files that a folder may have, without its sub-folders and tests; the aim is 15. */
export const FOLDER_CAP = 25
