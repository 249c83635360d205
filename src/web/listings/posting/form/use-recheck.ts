import { useEffect } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import type { ListingForm } from './listing-form-policy.ts'

/**
 * A step that is left checks all its fields, also those that were never touched: what it found wrong is checked again
 * with each change, and not only once the field is left.
 */
export function useRecheck({ subscribe, getFieldState, trigger }: UseFormReturn<ListingForm>): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const path = name as FieldPath<ListingForm> | undefined
          if (path && getFieldState(path).invalid) void trigger(path)
        },
      }),
    [getFieldState, subscribe, trigger],
  )
}
