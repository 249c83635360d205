const TYPED_INTO = 'input, textarea, select, [contenteditable="true"], [role="dialog"] *'

/** `/` leads into a field from anywhere on the page. Answers how to end that. */
export function focusOnSlash(field: { current: HTMLInputElement | null }): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (event.target instanceof Element && event.target.closest(TYPED_INTO)) return
    event.preventDefault()
    field.current?.focus()
  }
  document.addEventListener('keydown', listen)
  return () => document.removeEventListener('keydown', listen)
}
