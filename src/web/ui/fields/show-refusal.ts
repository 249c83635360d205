import { useCallback } from 'react'
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { CallError } from '#web/platform/call/call-error.ts'
import { useErrorText, useFieldText } from '#web/platform/call/error-text.ts'

/** Puts the server's field problems onto the form's fields and answers with the sentence for the whole. */
export function useShowRefusal() {
  const errorText = useErrorText()
  const fieldText = useFieldText()
  return useCallback(
    <V extends FieldValues>(error: unknown, setError: UseFormSetError<V>): string => {
      if (error instanceof CallError)
        for (const problem of error.fields)
          setError(problem.path as FieldPath<V>, { type: 'server', message: fieldText(problem) })
      return errorText(error)
    },
    [errorText, fieldText],
  )
}
