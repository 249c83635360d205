import { Description } from '@heroui/react/description'
import { FieldError } from '@heroui/react/field-error'
import type { ReactNode } from 'react'

/** Hint and error below a field; the hint gives way to the error. */
export function FieldNotes({ hint, error }: { hint?: ReactNode; error: string | undefined }) {
  return (
    <>
      {hint && error === undefined && <Description>{hint}</Description>}
      <FieldError>{error}</FieldError>
    </>
  )
}
