import { isTypedBySound, writeGeez } from '#contract/language/geez-typing.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Turns what is typed into a field by its sound into Ge'ez letters, sign by sign; a word that the keyboard of a phone
 * composes is turned when it is done. What is pasted, and what stood there before, stays as it is.
 * @returns how to stop
 */
export function followGeezTyping(field: Field): () => void {
  /** What was typed of the word before the caret, and what stands there for it. */
  let typed = ''
  let written = ''
  const forget = () => {
    typed = ''
    written = ''
  }

  const type = (event: InputEvent) => {
    const { data, inputType } = event
    if (inputType !== 'insertText' || event.isComposing || data === null) return forget()
    if (!isTypedBySound(data) && !/^[:,;]$/.test(data)) return forget()
    const { selectionStart: start, selectionEnd: end, value } = field
    if (start === null || end === null) return forget()
    if (!value.slice(0, start).endsWith(written)) forget()
    event.preventDefault()
    const next = writeGeez(typed + data)
    replace(start - written.length, end, next)
    typed += data
    written = next
  }
  const compose = ({ data }: CompositionEvent) => {
    const end = field.selectionEnd ?? field.value.length
    if (isTypedBySound(data) && field.value.slice(0, end).endsWith(data))
      replace(end - data.length, end, writeGeez(data))
    forget()
  }
  const replace = (start: number, end: number, text: string) => {
    if (field.maxLength >= 0 && field.value.length - (end - start) + text.length > field.maxLength) return
    field.setRangeText(text, start, end, 'end')
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }))
  }

  // a caret that was put elsewhere begins a new word
  const moves = ['pointerdown', 'blur'] as const
  const onKey = ({ key }: KeyboardEvent) => {
    if (key.startsWith('Arrow') || key === 'Home' || key === 'End' || key === 'Enter') forget()
  }
  const onType = (event: Event) => type(event as InputEvent)
  field.addEventListener('beforeinput', onType)
  field.addEventListener('compositionend', compose as EventListener)
  field.addEventListener('keydown', onKey as EventListener)
  for (const name of moves) field.addEventListener(name, forget)
  return () => {
    field.removeEventListener('beforeinput', onType)
    field.removeEventListener('compositionend', compose as EventListener)
    field.removeEventListener('keydown', onKey as EventListener)
    for (const name of moves) field.removeEventListener(name, forget)
  }
}
