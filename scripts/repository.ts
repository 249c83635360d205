import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/** A text file of the repository; the path is relative to the root, with forward slashes. */
export interface RepositoryFile {
  path: string
  text: string
}

/** What a check found. No problems is a pass; the note is one line for people, such as a count. */
export interface Verdict {
  problems: string[]
  note: string
}

const BINARY = /\.(png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|gz|zip|pdf|wasm|bin)$/i
const NOT_OURS = ['node_modules', 'dist', 'data', '.data', '.types', '.git', 'coverage', 'test-results']

/** Paths under version control plus new ones that are not ignored; without git, everything outside of build folders. */
export function repositoryPaths(root = ROOT): string[] {
  try {
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return [...new Set(listed.split('\0'))]
      .filter((path) => path !== '' && existsSync(join(root, path)))
      .toSorted()
  } catch {
    const found = globSync('**/*', { cwd: root, exclude: (name) => NOT_OURS.includes(name) })
    return found
      .filter((path) => statSync(join(root, path)).isFile())
      .map((path) => path.replaceAll('\\', '/'))
  }
}

/** All text files of the repository with their content. */
export function repositoryFiles(root = ROOT): RepositoryFile[] {
  return repositoryPaths(root)
    .filter((path) => !BINARY.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** Runs one check as a program: prints what it found and sets the exit code. */
export function printVerdict({ problems, note }: Verdict) {
  for (const problem of problems) console.error(problem)
  console.log(problems.length === 0 ? `ok: ${note}` : `${problems.length} problems: ${note}`)
  if (problems.length > 0) process.exitCode = 1
}

/** Paths of what differs from the last commit and is still there, new files included. */
export function changedPaths(root = ROOT): string[] {
  const list = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)
  const paths = [
    ...list('diff', '--name-only', '-z', 'HEAD'),
    ...list('ls-files', '--others', '--exclude-standard', '-z'),
  ]
  return [...new Set(paths)].filter((path) => existsSync(join(root, path))).toSorted()
}
