import type { FieldPath, UseFormReturn } from 'react-hook-form'
import type { FieldProblem } from '#contract/kit/errors.ts'
import { CallError } from '#web/platform/call/call-error.ts'
import { type FormProblem, formPath } from './find-problems.ts'
import type { ListingForm } from './listing-form-policy.ts'

/** Puts the fields that the server refused onto the form's own; answers with them. */
export function showFieldProblems(
  error: unknown,
  { setError }: Pick<UseFormReturn<ListingForm>, 'setError'>,
  fieldText: (problem: FieldProblem) => string,
): FormProblem[] {
  if (!(error instanceof CallError)) return []
  return error.fields.map((problem) => {
    const path = formPath(problem.path.split('.'))
    const message = fieldText(problem)
    setError(path as FieldPath<ListingForm>, { type: 'server', message })
    return { path, message }
  })
}
