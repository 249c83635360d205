import type { KeyboardEvent } from 'react'

/** One line that is typed: no boxes, switches or fields in which Enter chooses something. */
const LINES =
  'input:is([type=text],[type=url],[type=tel],:not([type])):not([role=combobox],[aria-hidden=true]),textarea'

/**
 * Enter goes on to the next field that is typed into, as the Next key of telephones does. For the element around
 * the fields, while the key goes down: fields of numbers let no Enter through.
 */
export function focusNextField({
  key,
  nativeEvent,
  target,
  currentTarget,
}: KeyboardEvent<HTMLElement>): void {
  const isLine = target instanceof HTMLInputElement && target.matches(LINES)
  if (key !== 'Enter' || nativeEvent.isComposing || !isLine) return
  const lines = [...currentTarget.querySelectorAll<HTMLElement>(LINES)]
  lines[lines.indexOf(target) + 1]?.focus()
}
