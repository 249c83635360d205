import type { Import, Place } from './module-graph.ts'

/** Features from the lowest to the highest. A feature may import those above it in this list, never its own line's others. */
export const FEATURE_ORDER: readonly (readonly string[])[] = [
  ['language'],
  ['auth'],
  ['site'],
  ['legal'],
  ['geo', 'media', 'search'],
  ['profiles'],
  ['safety', 'notifications'],
  ['moderation'],
  ['messaging', 'reviews', 'support'],
  ['listings'],
  ['groups', 'networking'],
  ['dating', 'payments', 'assistant'],
  ['staff', 'account', 'pwa', 'sharing'],
]

/** Contract nouns that every feature may speak of, such as a person's id, a picture or a report. */
const BASE_NOUNS = ['profiles', 'media', 'geo', 'language', 'safety']

/** Where a package may be imported; packages that are not listed may be imported anywhere on their side. */
const PACKAGE_PLACES: readonly { packages: RegExp; allowed: RegExp; words: string }[] = [
  {
    packages: /^(fastify|@fastify\/.+)$/,
    allowed: /^src\/server\/(platform\/http|app\/|testing\/)/,
    words: 'Fastify only in server/platform/http and server/app',
  },
  {
    packages: /^(pg|kysely)$/,
    allowed:
      /^(src\/server\/(platform\/database\/|platform\/jobs|testing\/)|(src\/server|demo)\/.+-store\.ts$)/,
    words: 'the database only in server/platform/database and *-store.ts',
  },
  {
    packages: /^@orpc\/.+$/,
    allowed: /^src\/(contract\/kit|(server|web)\/(platform|app|testing))\//,
    words: '@orpc/* only in the kit: contract/kit, platform and app',
  },
  {
    packages: /^(react|react-dom|@heroui\/.+|@tanstack\/react-.+)$/,
    allowed: /^src\/web\//,
    words: 'React only in web',
  },
  {
    packages: /^(?!zod$|@orpc\/contract$)/,
    allowed: /^(?!src\/contract\/)/,
    words: 'the contract stands on zod alone',
  },
  { packages: /^node:/, allowed: /^(?!src\/web\/)/, words: 'no Node modules in the browser' },
]

const rankOf = (feature: string) => FEATURE_ORDER.findIndex((line) => line.includes(feature))
const isTest = (path: string) => /\.(test|fixture|e2e)\.tsx?$/.test(path)
const isDoor = (path: string) => /\/public\.tsx?$/.test(path)
const onSource = (place: Place) => place.side !== 'tools'

export interface Rule {
  name: string
  words: string
  broken(edge: Import): boolean
}

const between = (broken: (from: Place, to: Place, edge: Import) => boolean) => (edge: Import) =>
  edge.to !== null && onSource(edge.from) && broken(edge.from, edge.to, edge)

/** Every rule about who may import whom; each is shown to fail in check-boundaries.test.ts. */
export const RULES: readonly Rule[] = [
  {
    name: 'sides',
    words: 'contract imports only contract; server and web never import each other, nor scripts and e2e',
    broken: between((from, to) => {
      const isDemo = to.side === 'demo' || (from.side === 'demo' && to.side === 'server')
      return to.side !== from.side && to.side !== 'contract' && !isDemo
    }),
  },
  {
    name: 'layers',
    words:
      'kit, platform and ui know no feature and no app; app and testing are imported by nothing below them',
    broken: between((from, to, { path }) => {
      if (to.kind === 'app') return from.kind !== 'app' && from.kind !== 'testing'
      if (to.kind === 'testing') return from.kind !== 'testing' && !isTest(path)
      if (to.kind !== 'feature' || from.kind === 'app' || from.kind === 'testing' || from.kind === 'root')
        return false
      return (
        from.kind !== 'feature' && !isTest(path) && !(to.side === 'contract' && BASE_NOUNS.includes(to.area))
      )
    }),
  },
  {
    name: 'kit-alone',
    words: 'the kit of the contract imports nothing else of ours',
    broken: between((from, to) => from.kind === 'kit' && to.kind !== 'kit'),
  },
  {
    name: 'feature-order',
    words: 'a feature imports only features before it in FEATURE_ORDER (scripts/check/boundary-rules.ts)',
    broken: between((from, to) => {
      if (from.kind !== 'feature' || to.kind !== 'feature' || from.area === to.area) return false
      if (to.side === 'contract' && BASE_NOUNS.includes(to.area)) return false
      return rankOf(to.area) >= rankOf(from.area)
    }),
  },
  {
    name: 'feature-door',
    words: 'another feature is entered through its public.ts(x) only',
    broken: between(
      (from, to, { target }) =>
        from.kind === 'feature' &&
        to.kind === 'feature' &&
        to.side !== 'contract' &&
        from.area !== to.area &&
        !isDoor(target),
    ),
  },
  {
    name: 'demo-on-demand',
    words: 'demo/ is loaded by a dynamic import of server/app alone, so that production never loads it',
    broken: between(
      (from, to, { path, isDynamic }) =>
        to.side === 'demo' &&
        from.side !== 'demo' &&
        !isTest(path) &&
        !(from.side === 'server' && from.kind === 'app' && isDynamic),
    ),
  },
  {
    name: 'demo-below-app',
    words: 'demo/ writes through the stores of features and imports nothing of app and testing',
    broken: between(
      (from, to, { path }) =>
        from.side === 'demo' && !isTest(path) && (to.kind === 'app' || to.kind === 'testing'),
    ),
  },
  {
    name: 'feature-named',
    words: 'a new feature takes its place in FEATURE_ORDER first',
    broken: ({ from }) => from.kind === 'feature' && rankOf(from.area) === -1,
  },
  {
    name: 'no-parent-path',
    words: "no '../': ./ inside the own folder, #contract/ #server/ #web/ for all others",
    broken: ({ from, specifier }) => onSource(from) && specifier.startsWith('..'),
  },
  {
    name: 'one-button',
    words: 'a button is Button, or PressButton where a trigger needs press events (web/ui)',
    broken: ({ path, specifier }) =>
      specifier === '@heroui/react/button' && path !== 'src/web/ui/press-button.tsx',
  },
  {
    name: 'tests-are-leaves',
    words: 'only tests import what was written for tests',
    broken: ({ path, target }) => isTest(target) && !isTest(path),
  },
]

const LOW = /^src\/(contract\/kit|(server|web)\/platform|web\/ui)\//
/** Its codes for signed out and forbidden are the kit's own, and its name stands for accounts in the configuration. */
const OF_THE_KIT = 'auth'
const FEATURE_NAMES = FEATURE_ORDER.flat().filter((feature) => feature !== OF_THE_KIT)
const NAMED = new RegExp(`['"\`](${FEATURE_NAMES.join('|')})\\.[a-z]+-[a-z-]+['"\`]`, 'g')

/** Operations, events and codes of features, such as 'groups.join-group', that low layers name. */
export function namedFeatures({ path, text }: { path: string; text: string }): string[] {
  if (!LOW.test(path) || isTest(path)) return []
  return [...text.matchAll(NAMED)].map(
    ([name]) => `${path} names ${name} (layers: kit, platform and ui know no feature)`,
  )
}

/** The sentence that an import of a package breaks, or null. Tests may use what they prove. */
export function misplacedPackage({ path, from, target, to }: Import): string | null {
  if (to !== null || !onSource(from) || isTest(path)) return null
  const rule = PACKAGE_PLACES.find(({ packages, allowed }) => packages.test(target) && !allowed.test(path))
  return rule?.words ?? null
}
