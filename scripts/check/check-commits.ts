import { execFileSync } from 'node:child_process'
import { printVerdict, ROOT } from '../repository.ts'
import type { Verdict } from '../repository.ts'

/** Commits after this one follow the rule. */
const SINCE = '0c5a2c464c8723a4c5bd35a84dbc57acaa8c0bb6'
const SUBJECT_MAX = 72
const AREA = /^[a-z0-9-]+(, [a-z0-9-]+)*: \S/

/** What is wrong with a commit's first line: `area: what it does`, one change, at most 72 characters. */
export function subjectProblems(subject: string): string[] {
  const length = [...subject].length
  return [
    ...(length > SUBJECT_MAX ? [`${length} characters, ${SUBJECT_MAX} are allowed`] : []),
    ...(AREA.test(subject) ? [] : ["should begin with its area, as in 'groups: show the next meeting'"]),
    ...(subject.includes(';') ? ['should be one change'] : []),
    ...(/[.!]$/.test(subject) ? ['should not end like a sentence'] : []),
  ]
}

function subjectsSince(): { commit: string; subject: string }[] | null {
  try {
    const log = execFileSync('git', ['log', '--no-merges', '--format=%h %s', `${SINCE}..HEAD`], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return log
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => ({
        commit: line.slice(0, line.indexOf(' ')),
        subject: line.slice(line.indexOf(' ') + 1),
      }))
  } catch {
    return null
  }
}

/** Without git, or in a clone that lacks the first commit, there is nothing to look at. */
export function checkCommits(): Verdict {
  const subjects = subjectsSince()
  if (subjects === null) return { problems: [], note: 'no history here' }
  const problems = subjects.flatMap(({ commit, subject }) =>
    subjectProblems(subject).map((problem) => `${commit} ${subject}: ${problem}`),
  )
  return { problems, note: `${subjects.length} subjects` }
}

if (import.meta.main) printVerdict(checkCommits())
