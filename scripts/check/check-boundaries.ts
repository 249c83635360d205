import { misplacedPackage, namedFeatures, RULES } from './boundary-rules.ts'
import { cyclesOf, importsOf } from './module-graph.ts'
import { printVerdict, repositoryFiles } from '../repository.ts'
import type { RepositoryFile, Verdict } from '../repository.ts'

/** Holds every import of the tree, type imports included, against the rules of ARCHITECTURE.md. */
export function checkBoundaries(files: readonly RepositoryFile[]): Verdict {
  const imports = files.filter(({ path }) => /\.tsx?$/.test(path)).flatMap(importsOf)
  const broken = imports.flatMap((edge) => [
    ...RULES.filter((rule) => rule.broken(edge)).map(
      ({ name, words }) => `${edge.path} → ${edge.target} (${name}: ${words})`,
    ),
    ...[misplacedPackage(edge)]
      .filter((words) => words !== null)
      .map((words) => `${edge.path} → ${edge.target} (${words})`),
  ])
  const circles = cyclesOf(imports).map(
    (circle) => `a circle of imports: ${circle.join(' → ')} → ${circle[0]}`,
  )
  return {
    problems: [...new Set(broken), ...files.flatMap(namedFeatures), ...circles],
    note: `${imports.length} imports, ${RULES.length} rules`,
  }
}

if (import.meta.main) printVerdict(checkBoundaries(repositoryFiles()))
