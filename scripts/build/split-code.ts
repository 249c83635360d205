import type { Rolldown } from 'vite'

type Group = NonNullable<
  Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']
>[number]
type Modules = Parameters<Extract<Group['name'], (...args: never[]) => unknown>>[1]

/** Its list of all icons imports each of them, so who imports an icon does not say where it is wanted. */
const ICONS = /node_modules\/lucide-react/

/** The ways that nearly everybody goes, by the files that they begin with. */
const WAYS = {
  home: '/src/web/app/home-page.tsx',
  start: '/src/web/listings/public.tsx',
  list: '/src/web/listings/listings-page.tsx',
  listing: '/src/web/listings/listing-page.tsx',
  notices: '/src/web/pwa/device-notices.tsx',
  assistant: '/src/web/assistant/public.tsx',
} as const
type Way = keyof typeof WAYS

/** Which ways need a module before they are shown; what they ask for later is not meant. */
function waysOf(module: string, modules: Modules): Set<Way> {
  const found = new Set([module])
  for (const id of found)
    for (const importer of modules.getModuleInfo(id)?.importers ?? []) found.add(importer)
  const ways = (Object.keys(WAYS) as Way[]).filter((way) => [...found].some((id) => id.endsWith(WAYS[way])))
  return new Set(ways)
}

/** One chunk of what some ways need, where earlier groups have not taken it. */
const needed = (name: string, isMeant: (ways: Set<Way>) => boolean): Group => ({
  debugName: name,
  name: (module, modules) => (!ICONS.test(module) && isMeant(waysOf(module, modules)) ? name : null),
})
const isListed = (ways: Set<Way>) => ways.has('list') || ways.has('listing')

const inOrder: Group[] = [
  // what every page needs comes in two files, of which updates of the app touch one
  { name: 'libraries', test: /node_modules/, tags: ['$initial'] },
  { name: 'app', tags: ['$initial'] },
  { name: 'icons', test: ICONS, minShareCount: 23 },
  {
    name: 'social-icons',
    test: /lucide-react\/.*\/(?:calendar-x|link-2|minus|repeat|repeat-2|user-minus|video)\.m?js$/,
  },
  {
    name: 'desk-icons',
    test: /lucide-react\/.*\/(?:archive|ban|gavel|heart-handshake|life-buoy|message-square-text|newspaper|pencil-line|reply)\.m?js$/,
  },
  // lists have it and forms far from them: it brings no list along
  { name: 'plain-select', test: /web\/ui\/choices\/plain-select\.tsx$/ },
  needed('home', (ways) => ways.has('home')),
  needed('common', (ways) => ways.has('start') && isListed(ways)),
  needed('start', (ways) => ways.has('start')),
  needed('lists', (ways) => isListed(ways) && ways.size > 1),
  needed('list', (ways) => ways.has('list')),
  needed('listing', (ways) => ways.has('listing')),
  needed('around', (ways) => ways.size > 0),
  // a few words each: their names in the list of files would weigh more in the first load
  {
    name: 'fields',
    test: /web\/ui\/fields\/(?:field-(?:parts|error|count)|show-(?:problem|refusal))\.tsx?$/,
  },
  { name: 'errors', test: /contract\/.*-errors\.ts$/ },
  {
    name: 'shapes',
    test: /contract\/(?:auth\/credentials|notifications\/topic|support\/ticket|staff\/broadcasts\/broadcast)\.ts$/,
  },
]

/**
 * Which code comes together. Left to itself the bundler makes a file of each set of modules that the same pages share:
 * sixty for a list of listings, most of them of a hundred lines, and asking for sixty keeps a phone busy. What the ways
 * nearly everybody goes have in common comes in one file each.
 */
export const codeGroups: Group[] = inOrder.map((group, at, all) => ({ ...group, priority: all.length - at }))
