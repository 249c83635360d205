/** What is promised. The ratios decide; a missed absolute figure is said, but machines differ. */
export const LIMITS = {
  ofPgbench: 0.5,
  growth: 2,
  ofParse: 4,
  p99: 50,
  connections: 32,
  refreshesPerSecond: 2000,
  refreshOfPgbench: 0.3,
  swipeOfPgbench: 0.3,
  checkMs: 0.1,
  imageMs: 300,
  ofSharp: 4,
  cachedOfBare: 0.1,
  typeaheadP95: 30,
  /** Before a search in everyday words. */
  readingP99: 50,
  liveP99: 500,
  queueP99: 100,
  postingMs: 6000,
  meanwhileP99: 50,
  swipesPerSecond: 1500,
  likesPerSecond: 2000,
} as const

export interface ShapeFigures {
  name: string
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Share of what pgbench gets out of the same SQL; null: not measured. */
  ofPgbench: number | null
  /** Share of a bare server of Node that answers as many bytes. */
  ofBare: number
  /** p50 here over p50 with fewer rows. */
  growth: number
}

export interface PeerFigures {
  name: string
  /** Ours over theirs. */
  multiple: number
  perSecond: number
}

export interface Load {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
}

/** What staff ask for, by name. */
export interface QueueFigures {
  name: string
  load: Load
}

export interface AccountFigures {
  signIn: Load
  refresh: Load
  /** Share of what pgbench gets out of the same SQL; null: not measured. */
  refreshOfPgbench: number | null
  /** Milliseconds that the token of one call costs. */
  checkMs: number
}

export interface ImageFigures {
  /** Milliseconds until a picture that nobody has asked for is there: the middle one, and the longest. */
  cold: number
  slowest: number
  /** The middle one over what sharp alone takes for the photo. */
  ofSharp: number
  cached: Load
  /** Share of a bare server of Node that answers as many bytes. */
  ofBare: number
}

export interface TypeaheadFigures extends Load {
  p95: number
}

export interface PostingFigures {
  /** Milliseconds from the first byte of five photos of 12 megapixels until all are kept. */
  photosMs: number
  /** How long others wait for an answer that costs nothing, while photos are worked on. */
  meanwhile: Load
}

export interface BesidePgbench extends Load {
  /** Share of what pgbench gets out of the same SQL; null: not measured. */
  ofPgbench: number | null
}

export interface ReadFigures extends BesidePgbench {
  name: string
  /** Is its share promised? */
  decides: boolean
}

export interface DatingFigures {
  feed: ReadFigures
  swipe: BesidePgbench
}

export interface NetworkFigures {
  reads: ReadFigures[]
  like: Load
}

export interface LiveFigures {
  sockets: number
  /** Messages sent. */
  perSecond: number
  /** How often a message should have arrived, and did. */
  expected: number
  received: number
  /** Milliseconds from the sender's request until somebody else has it. */
  p50: number
  p99: number
  bytesPerSocket: number
  /** Milliseconds until all of a large chat have a message, and until a bare server of sockets has sent it to as many. */
  members: number
  fanOutMs: number
  bareFanOutMs: number
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]]
  if (low === undefined || high === undefined) throw new Error('There is no middle of nothing.')
  return (low + high) / 2
}

export function printShape(
  { name, perSecond, p50, p99, ofPgbench, ofBare, growth }: ShapeFigures,
  timesTheRows: number,
): void {
  const share = ofPgbench === null ? 'not measured' : `${ofPgbench.toFixed(2)} of pgbench`
  console.log(
    `${name.padEnd(34)} ${perSecond.toFixed(0).padStart(6)}/s  p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms` +
      `  ${share}  ${ofBare.toFixed(2)} of bare HTTP  p50 ×${growth.toFixed(2)} for ×${timesTheRows} the rows`,
  )
}

export function printPeer(peer: PeerFigures | null): void {
  if (peer === null) console.log('Parse Server: not measured')
  else
    console.log(
      `${peer.name.padEnd(34)} ${peer.perSecond.toFixed(0).padStart(6)}/s  ours is ×${peer.multiple.toFixed(1)}`,
    )
}

export function printAccounts({ signIn, refresh, refreshOfPgbench: share, checkMs }: AccountFigures): void {
  for (const [name, { perSecond, p50, p99 }, note] of [
    ['sign-in by password', signIn, ''],
    ['refresh', refresh, share === null ? '  not measured' : `  ${share.toFixed(2)} of pgbench`],
  ] as const) {
    const rate = perSecond.toFixed(0).padStart(6)
    console.log(`${name.padEnd(34)} ${rate}/s  p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms${note}`)
  }
  console.log(`${'check of a token'.padEnd(34)} ${checkMs.toFixed(3)} ms a call`)
  const missed = [
    ...(refresh.perSecond < LIMITS.refreshesPerSecond ? [`${LIMITS.refreshesPerSecond} refreshes/s`] : []),
    ...(share !== null && share < LIMITS.refreshOfPgbench
      ? [`${LIMITS.refreshOfPgbench} of pgbench for a refresh`]
      : []),
    ...(checkMs > LIMITS.checkMs ? [`${LIMITS.checkMs} ms for a token`] : []),
  ]
  if (missed.length > 0) console.log(`not reached on this machine: ${missed.join(', ')}`)
}

export function printImages({ cold, slowest, ofSharp, cached, ofBare }: ImageFigures): void {
  console.log(
    `${'share image, drawn'.padEnd(34)} ${(1000 / cold).toFixed(0).padStart(6)}/s  p50 ${cold.toFixed(0)} ms` +
      `  slowest ${slowest.toFixed(0)} ms  ×${ofSharp.toFixed(2)} of sharp alone`,
  )
  console.log(
    `${'share image, drawn before'.padEnd(34)} ${cached.perSecond.toFixed(0).padStart(6)}/s  p50 ${cached.p50.toFixed(1)} ms` +
      `  p99 ${cached.p99.toFixed(1)} ms  ${ofBare.toFixed(2)} of bare HTTP`,
  )
  if (slowest > LIMITS.imageMs)
    console.log(`not reached on this machine: ${LIMITS.imageMs} ms for a share image`)
}

export function printTypeahead({ perSecond, p50, p95, p99 }: TypeaheadFigures): void {
  console.log(
    `${'typeahead'.padEnd(34)} ${perSecond.toFixed(0).padStart(6)}/s  p50 ${p50.toFixed(1)} ms` +
      `  p95 ${p95.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms`,
  )
  if (p95 > LIMITS.typeaheadP95)
    console.log(`not reached on this machine: ${LIMITS.typeaheadP95} ms for 95 of 100 typeaheads`)
}

export function printReading({ perSecond, p50, p99 }: TypeaheadFigures): void {
  console.log(
    `${'a sentence read as filters'.padEnd(34)} ${perSecond.toFixed(0).padStart(6)}/s  p50 ${p50.toFixed(1)} ms` +
      `  p99 ${p99.toFixed(1)} ms`,
  )
  if (p99 > LIMITS.readingP99)
    console.log(`not reached on this machine: ${LIMITS.readingP99} ms for 99 of 100 readings`)
}

export function printPosting({ photosMs, meanwhile }: PostingFigures): void {
  console.log(
    `${'five photos of 12 megapixels'.padEnd(34)} ${(photosMs / 1000).toFixed(1).padStart(6)} s` +
      `  others meanwhile p50 ${meanwhile.p50.toFixed(1)} ms  p99 ${meanwhile.p99.toFixed(1)} ms`,
  )
  const missed = [
    ...(photosMs > LIMITS.postingMs ? [`${LIMITS.postingMs / 1000} s for five photos`] : []),
    ...(meanwhile.p99 > LIMITS.meanwhileP99 ? [`${LIMITS.meanwhileP99} ms for others meanwhile`] : []),
  ]
  if (missed.length > 0) console.log(`not reached on this machine: ${missed.join(', ')}`)
}

function failedImages({ ofSharp, ofBare }: ImageFigures): string[] {
  return [
    ...(ofSharp > LIMITS.ofSharp
      ? [`share image, drawn: ×${ofSharp.toFixed(2)} of sharp alone, ×${LIMITS.ofSharp} promised`]
      : []),
    ...(ofBare < LIMITS.cachedOfBare
      ? [`share image, drawn before: ${ofBare.toFixed(2)} of bare HTTP, ${LIMITS.cachedOfBare} promised`]
      : []),
  ]
}

/** Prints what fell short. What could not be measured is no pass. */
export function verdictOf(
  shapes: readonly ShapeFigures[],
  images: ImageFigures,
  peers: readonly (PeerFigures | null)[],
): boolean {
  const failed = [
    ...failedImages(images),
    ...shapes.flatMap(({ name, ofPgbench, growth }) => [
      ...(ofPgbench === null ? [`${name}: not measured: pgbench missing (install postgresql-contrib)`] : []),
      ...(ofPgbench !== null && ofPgbench < LIMITS.ofPgbench
        ? [`${name}: ${ofPgbench.toFixed(2)} of pgbench, ${LIMITS.ofPgbench} promised`]
        : []),
      ...(growth > LIMITS.growth
        ? [`${name}: p50 grows ×${growth.toFixed(2)}, ×${LIMITS.growth} promised`]
        : []),
    ]),
    ...peers.flatMap((peer) => {
      if (peer === null) return ['Parse Server: not measured']
      return peer.multiple < LIMITS.ofParse
        ? [`${peer.name}: ×${peer.multiple.toFixed(1)}, ×${LIMITS.ofParse} promised`]
        : []
    }),
  ]
  const late = shapes
    .filter(({ p99 }) => p99 > LIMITS.p99)
    .map(({ name, p99 }) => `${name}: ${p99.toFixed(0)} ms`)
  if (late.length > 0) console.log(`p99 over ${LIMITS.p99} ms on this machine: ${late.join(', ')}`)
  console.log(failed.length === 0 ? 'passed' : `failed:\n  ${failed.join('\n  ')}`)
  return failed.length === 0
}

/** Prints what was found of live connections, and whether it is what was promised. */
export function judgeLive(live: LiveFigures | null): boolean {
  if (live === null) {
    console.log('live: not measured: this machine does not let a process have that many connections')
    return false
  }
  const { sockets, perSecond, expected, received, p50, p99, bytesPerSocket, fanOutMs, bareFanOutMs } = live
  console.log(
    `${`${sockets} connections`.padEnd(34)} ${perSecond.toFixed(0).padStart(6)}/s  p50 ${p50.toFixed(1)} ms` +
      `  p99 ${p99.toFixed(1)} ms  received ${received} of ${expected}  ${(bytesPerSocket / 1024).toFixed(1)} kB a connection`,
  )
  console.log(
    `${`a message to ${live.members}`.padEnd(34)} ${fanOutMs.toFixed(1).padStart(6)} ms` +
      `  ×${(fanOutMs / bareFanOutMs).toFixed(1)} of plain ws (${bareFanOutMs.toFixed(1)} ms)`,
  )
  const failed = [
    ...(received < expected ? [`${expected - received} of ${expected} messages were not received`] : []),
    // no messages, no figure
    ...(p99 < LIMITS.liveP99 ? [] : [`a message takes ${p99.toFixed(0)} ms, ${LIMITS.liveP99} promised`]),
  ]
  console.log(failed.length === 0 ? 'live: passed' : `live: failed:\n  ${failed.join('\n  ')}`)
  return failed.length === 0
}

/** Prints what was found of dating, and whether it is what was promised. */
export function judgeDating({ feed, swipe }: DatingFigures): boolean {
  const failed = judgeReads([feed])
  const { ofPgbench } = swipe
  const share = ofPgbench === null ? 'not measured' : `${ofPgbench.toFixed(2)} of pgbench`
  printWrites('swipe', swipe, LIMITS.swipesPerSecond, [share])
  const isSlow = ofPgbench === null || ofPgbench < LIMITS.swipeOfPgbench
  return verdict(
    'dating',
    isSlow ? [...failed, `swipe: ${share}, ${LIMITS.swipeOfPgbench} promised`] : failed,
  )
}

/** Prints what was found of posts and connections, and whether it is what was promised. */
export function judgeNetwork({ reads, like }: NetworkFigures): boolean {
  const failed = judgeReads(reads)
  printWrites('like', like, LIMITS.likesPerSecond)
  return verdict('networking', failed)
}

/** Prints what was found of the queue of staff, and whether every page of it comes in time. */
export function judgeModeration(figures: readonly QueueFigures[]): boolean {
  for (const { name, load } of figures) printLoad(name, load, [])
  const slow = figures.filter(({ load }) => load.p99 > LIMITS.queueP99)
  console.log(
    slow.length === 0
      ? 'moderation: passed'
      : `moderation: failed, p99 of ${LIMITS.queueP99} ms promised: ${slow.map(({ name }) => name).join(', ')}`,
  )
  return slow.length === 0
}

/** Prints what was found of conversations, and whether it is what was promised. */
export const judgeThreads = (reads: readonly ReadFigures[]): boolean => verdict('threads', judgeReads(reads))

/** Prints a line for each. @returns which are slower beside pgbench than was promised */
export function judgeReads(reads: readonly ReadFigures[]): string[] {
  for (const { name, ofPgbench, ...load } of reads)
    printLoad(name, load, [
      ofPgbench === null ? 'not measured' : `${ofPgbench.toFixed(2)} of pgbench`,
      ...(load.p99 > LIMITS.p99 ? [`p99 over ${LIMITS.p99} ms on this machine`] : []),
    ])
  return reads
    .filter(({ decides, ofPgbench }) => decides && (ofPgbench === null || ofPgbench < LIMITS.ofPgbench))
    .map(({ name, ofPgbench }) => `${name}: ${ofPgbench?.toFixed(2) ?? 'nothing'} of pgbench`)
}

const printWrites = (name: string, load: Load, promised: number, notes: readonly string[] = []): void =>
  printLoad(name, load, [
    ...notes,
    ...(load.perSecond < promised ? [`${promised}/s not reached on this machine`] : []),
  ])

function printLoad(name: string, { perSecond, p50, p99 }: Load, notes: readonly string[]): void {
  const rate = perSecond.toFixed(0).padStart(6)
  console.log(
    [`${name.padEnd(34)} ${rate}/s`, `p50 ${p50.toFixed(1)} ms`, `p99 ${p99.toFixed(1)} ms`, ...notes].join(
      '  ',
    ),
  )
}

/** Prints it. @returns whether nothing failed */
export function verdict(part: string, failed: readonly string[]): boolean {
  const promised = `${LIMITS.ofPgbench} of pgbench promised`
  console.log(
    failed.length === 0 ? `${part}: passed` : `${part}: failed, ${promised}:\n  ${failed.join('\n  ')}`,
  )
  return failed.length === 0
}
