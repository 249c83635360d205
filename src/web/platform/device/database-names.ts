import { deviceText } from './device-text.ts'

/** Names of the databases that were ever opened here, for browsers that do not list them: Firefox before 126. */
export const NAMES_KEY = 'device-databases'
const SEPARATOR = ' '

const registered = (): string[] => (deviceText.read(NAMES_KEY) ?? '').split(SEPARATOR).filter(Boolean)

/** To be called before a database is opened, so that signing out finds it. */
export function registerDatabase(name: string): void {
  const names = registered()
  if (!names.includes(name)) deviceText.write(NAMES_KEY, [...names, name].join(SEPARATOR))
}

/** The databases of the app on this device. */
export async function databaseNames(): Promise<readonly string[]> {
  const own = registered()
  if (!('databases' in indexedDB)) return own
  const found = await indexedDB.databases().catch(() => null)
  return found?.flatMap(({ name }) => name ?? []) ?? own
}

/** Databases of what waits to be sent are named so; each entry says whose it is. */
export const isWaitingDatabase = (name: string): boolean => name.endsWith('-to-send')
