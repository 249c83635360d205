import { useEffect } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/** Whatever can be focused of a field that is marked as wrong, the first one on the screen. */
const FIELD = 'input:not([hidden]):not([type=hidden]), textarea, [role=spinbutton], [role=radio], button'

/** Leads to the first field that is wrong, once it is marked so; nothing where no field is. */
export function showProblem(within: HTMLElement | null): void {
  // The marks, and a step that was just opened, are on the screen after the next paint.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const wrong = within?.querySelector<HTMLElement>('[data-invalid]:not([data-invalid=false])')
      const field = wrong?.matches(FIELD) ? wrong : wrong?.querySelector<HTMLElement>(FIELD)
      field?.focus()
      wrong?.scrollIntoView({ block: 'center' })
    }),
  )
}

/**
 * A step that is left checks all its fields, also those that were never touched: what it found wrong is checked again
 * with each change, and not only once the field is left.
 */
export function useRecheck<V extends FieldValues, C, T>({
  subscribe,
  getFieldState,
  trigger,
}: Pick<UseFormReturn<V, C, T>, 'subscribe' | 'getFieldState' | 'trigger'>): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const path = name as FieldPath<V> | undefined
          if (path && getFieldState(path).invalid) void trigger(path)
        },
      }),
    [getFieldState, subscribe, trigger],
  )
}
