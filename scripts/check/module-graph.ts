import { posix } from 'node:path'
import { parseSync, Visitor } from 'vite'
import type { RepositoryFile } from '../repository.ts'

/** Where a file stands: its side, and what its folder is. Files directly below a side are its root. */
export interface Place {
  side: 'contract' | 'server' | 'web' | 'demo' | 'tools'
  kind: 'kit' | 'platform' | 'app' | 'testing' | 'ui' | 'feature' | 'root'
  /** The folder's name: a feature such as 'listings', or the same as the kind. */
  area: string
}

/** One import, type imports included. `to` is null for packages and Node modules; `target` is then the package's name. */
export interface Import {
  path: string
  from: Place
  specifier: string
  target: string
  to: Place | null
  /** By `import()`, so that it is loaded when it is wanted. */
  isDynamic: boolean
}

/** What starts by itself, as app does, under a name of its own. */
const ENTRIES: readonly string[] = ['service-worker']

const LAYERS = {
  contract: ['kit'],
  server: ['platform', 'app', 'testing'],
  web: ['platform', 'app', 'testing', 'ui'],
} as const

/** Reads a file's place from its path alone, so that a new feature is guarded from its first file. */
export function placeOf(path: string): Place {
  const [source, side, area] = path.split('/')
  if (source === 'demo') return { side: 'demo', kind: 'root', area: 'demo' }
  if (source !== 'src' || (side !== 'contract' && side !== 'server' && side !== 'web')) {
    return { side: 'tools', kind: 'root', area: 'tools' }
  }
  if (area === undefined || area.includes('.')) return { side, kind: 'root', area: 'root' }
  if (side === 'web' && ENTRIES.includes(area)) return { side, kind: 'app', area }
  const layer = LAYERS[side].find((name) => name === area)
  return { side, kind: layer ?? 'feature', area }
}

function packageOf(specifier: string): string {
  if (specifier.startsWith('node:')) return specifier
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

function resolve(path: string, specifier: string): string | null {
  const withoutQuery = specifier.replace(/\?.*$/, '')
  if (withoutQuery.startsWith('.')) return posix.join(posix.dirname(path), withoutQuery)
  if (withoutQuery.startsWith('#demo/')) return posix.normalize(withoutQuery.slice(1))
  return withoutQuery.startsWith('#') ? posix.normalize(`src/${withoutQuery.slice(1)}`) : null
}

/** Every import of a TypeScript file in the order of its text: static, dynamic, re-exports and `import('…')` types. */
export function importsOf({ path, text }: RepositoryFile): Import[] {
  const specifiers: { specifier: string; isDynamic: boolean }[] = []
  const add = (source: { type: string; value?: unknown } | null, isDynamic = false) => {
    if (source && typeof source.value === 'string') specifiers.push({ specifier: source.value, isDynamic })
  }
  new Visitor({
    ImportDeclaration: ({ source }) => add(source),
    ExportAllDeclaration: ({ source }) => add(source),
    ExportNamedDeclaration: ({ source }) => add(source),
    ImportExpression: ({ source }) => add(source, true),
    TSImportType: ({ source }) => add(source),
  }).visit(parseSync(path, text).program)
  const from = placeOf(path)
  return specifiers.map(({ specifier, isDynamic }) => {
    const file = resolve(path, specifier)
    return file === null
      ? { path, from, specifier, target: packageOf(specifier), to: null, isDynamic }
      : { path, from, specifier, target: file, to: placeOf(file), isDynamic }
  })
}

/** Groups of files that import each other in a circle (Tarjan's strongly connected components of more than one file). */
export function cyclesOf(imports: readonly Import[]): string[][] {
  const edges = Map.groupBy(
    imports.filter(({ to }) => to !== null),
    ({ path }) => path,
  )
  const order = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []

  const visit = (file: string): number => {
    const number = order.size
    order.set(file, number)
    stack.push(file)
    let low = number
    for (const { target } of edges.get(file) ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target))
      else if (stack.includes(target)) low = Math.min(low, order.get(target) ?? low)
    }
    if (low === number) {
      const component = stack.splice(stack.indexOf(file))
      if (component.length > 1) cycles.push(component)
    }
    return low
  }
  for (const file of edges.keys()) if (!order.has(file)) visit(file)
  return cycles
}
