/** What every file of tests in a process finds and can change for the others. */
export interface StateOfProcess {
  environment: Readonly<Record<string, string | undefined>>
  folder: string
  globals: ReadonlyMap<string, unknown>
  /** Those of the process, by the event's name. */
  listeners: ReadonlyMap<string, number>
  putBack: () => void
}

/** Signals and last words: whoever opens a server for good listens to them. */
const EVENTS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'uncaughtException', 'unhandledRejection', 'exit'] as const
/** Functions of the platform that tests are tempted to replace. */
const GLOBALS = [
  'fetch',
  'Date',
  'setTimeout',
  'setInterval',
  'queueMicrotask',
  'crypto',
  'Temporal',
] as const
const METHODS = [
  ['console.error', console, 'error'],
  ['console.log', console, 'log'],
  ['AbortSignal.timeout', AbortSignal, 'timeout'],
  ['Math.random', Math, 'random'],
  ['Date.now', Date, 'now'],
  ['performance.now', performance, 'now'],
] as const

export function stateOfProcess(): StateOfProcess {
  const environment = { ...process.env }
  const folder = process.cwd()
  const globals = new Map<string, unknown>([
    ...GLOBALS.map((name): [string, unknown] => [name, Reflect.get(globalThis, name)]),
    ...METHODS.map(([name, owner, method]): [string, unknown] => [name, Reflect.get(owner, method)]),
  ])
  const listeners = new Map(EVENTS.map((name): [string, number] => [name, process.listenerCount(name)]))
  return { environment, folder, globals, listeners, putBack }

  function putBack(): void {
    for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
    Object.assign(process.env, environment)
    if (process.cwd() !== folder) process.chdir(folder)
    for (const name of GLOBALS) Reflect.set(globalThis, name, globals.get(name))
    for (const [name, owner, method] of METHODS) Reflect.set(owner, method, globals.get(name))
  }
}

/** Names what a file of tests changed and did not put back. */
export function leftBehind(before: StateOfProcess, after: StateOfProcess): string[] {
  const names = new Set([...Object.keys(before.environment), ...Object.keys(after.environment)])
  const variables = [...names].filter((name) => before.environment[name] !== after.environment[name])
  const replaced = [...before.globals].filter(([name, value]) => after.globals.get(name) !== value)
  const listening = [...before.listeners].filter(([name, count]) => (after.listeners.get(name) ?? 0) > count)
  return [
    ...variables.map((name) => `the variable ${name}`),
    ...(before.folder === after.folder ? [] : ['another working directory']),
    ...replaced.map(([name]) => `a replaced ${name}`),
    ...listening.map(([name]) => `a listener to ${name}`),
  ]
}
