import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, parse, resolve } from 'node:path'

/** The system user PostgreSQL's programs run as; undefined means: the one that runs us. */
export type ServerUser = { uid: number; gid: number } | undefined

/**
 * PostgreSQL refuses to run as root, so then it runs as `nobody`: initdb wants a user with a line in
 * /etc/passwd, and that one exists on every Unix.
 */
export function serverUser(): ServerUser {
  if (process.getuid?.() !== 0) return undefined
  const user = systemUser('nobody')
  if (user) return user
  throw new Error(
    'As root, PostgreSQL is run as the system user "nobody", which is missing: add it or set DATABASE_URL.',
  )
}

/** Ids of a user of this machine. */
export function systemUser(name: string): ServerUser {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((row) => row.startsWith(`${name}:`))
  if (!line) return undefined
  const [, , uid, gid] = line.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

/** May `user` walk down to `path`? Every folder above that exists must let it through. */
export function canReach(path: string, user: ServerUser): boolean {
  if (!user) return true
  const root = parse(resolve(path)).root
  for (let at = resolve(path); ; at = dirname(at)) {
    if (existsSync(at) && !letsThrough(at, user)) return false
    if (at === root) return true
  }
}

function letsThrough(path: string, user: NonNullable<ServerUser>): boolean {
  const found = statSync(path)
  if (!found.isDirectory()) return true
  const bit = found.uid === user.uid ? 0o100 : found.gid === user.gid ? 0o010 : 0o001
  return (found.mode & bit) !== 0
}
