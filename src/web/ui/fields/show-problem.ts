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
