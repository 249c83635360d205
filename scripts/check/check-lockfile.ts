import { printVerdict, repositoryFiles } from '../repository.ts'
import type { RepositoryFile, Verdict } from '../repository.ts'

type Versions = Record<string, string>

interface Manifest {
  dependencies?: Versions
  devDependencies?: Versions
  optionalDependencies?: Versions
}

interface Lock {
  packages: Record<string, Manifest & { integrity?: string; link?: boolean; inBundle?: boolean }>
}

const GROUPS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const

/** Holds package-lock.json against package.json: the same exact versions, and a digest for every package. */
export function checkLockfile(files: readonly RepositoryFile[]): Verdict {
  const textOf = (path: string) => files.find((file) => file.path === path)?.text ?? '{"packages":{}}'
  const manifest = JSON.parse(textOf('package.json')) as Manifest
  const { packages } = JSON.parse(textOf('package-lock.json')) as Lock
  const wanted = GROUPS.flatMap((group) => Object.entries(manifest[group] ?? {}))
  const locked = new Map(GROUPS.flatMap((group) => Object.entries(packages['']?.[group] ?? {})))
  const problems = [
    ...wanted
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => `package.json: ${name} is not pinned exactly (${version})`),
    ...wanted
      .filter(([name, version]) => locked.get(name) !== version)
      .map(([name, version]) => `package-lock.json: ${name} ${version} is not locked; run npm install`),
    ...Object.values(packages)
      .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
      .filter((name) => !Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`)))
      .map((name) => `package-lock.json: ${name} is missing, so npm ci refuses it (docs/decisions/0008)`),
    ...Object.entries(packages)
      .filter(([path, entry]) => path !== '' && !entry.link && !entry.inBundle && !entry.integrity)
      .map(([path]) => `package-lock.json: ${path} has no integrity`),
  ]
  return { problems, note: `${Object.keys(packages).length} packages` }
}

if (import.meta.main) printVerdict(checkLockfile(repositoryFiles()))
