import { useCallback } from 'react'
import type { FieldProblem } from '#contract/kit/errors.ts'
import { type ProblemKey, type ProblemWords, say } from '#contract/kit/messages.ts'
import { CallError } from './call-error.ts'
import { plainText } from '#web/platform/format/plain-text.ts'
import { type Catalogue, useLanguage } from '#web/platform/language/language.tsx'

/** The sentence for a failure in the given language; what is not a CallError reads as an unexpected failure. */
export function errorText({ errors }: Pick<Catalogue, 'errors'>, error: unknown): string {
  const unexpected = errors['server.unexpected'] ?? ''
  if (!(error instanceof CallError)) return unexpected
  const { code, details } = error as CallError
  const values = new Map<string, unknown>(
    Object.entries(typeof details === 'object' && details !== null ? details : {}),
  )
  const sentence = errors[code] ?? unexpected
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => plainText(values.get(name)) ?? '')
}

/** The sentence for one field that the server refused. */
export function fieldText(words: ProblemWords, problem: FieldProblem): string {
  return isProblemKey(words, problem.key)
    ? say(words, { key: problem.key, values: problem.values ?? {} })
    : problem.message
}

const isProblemKey = (words: ProblemWords, key: string): key is ProblemKey => Object.hasOwn(words, key)

/** `errorText` in the reader's language. */
export function useErrorText(): (error: unknown) => string {
  const { catalogue } = useLanguage()
  return useCallback((error: unknown) => errorText(catalogue, error), [catalogue])
}

/** `fieldText` in the reader's language. */
export function useFieldText(): (problem: FieldProblem) => string {
  const { catalogue } = useLanguage()
  return useCallback((problem: FieldProblem) => fieldText(catalogue.problems, problem), [catalogue])
}
