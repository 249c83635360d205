/** Heads of the dialogs that are open, the one on top last. */
const HEADS = '[data-slot=drawer-header], [data-slot=modal-header]'
/** Pixels between a head and the toast below it. */
const GAP = 12
const PROPERTY = '--toast-top'

/** Below the title and the close button of the dialog on top; where no dialog is open, where the style sheet says. */
function place(): void {
  const head = [...document.querySelectorAll(HEADS)].at(-1)
  const { style } = document.documentElement
  if (head) style.setProperty(PROPERTY, `${Math.round(head.getBoundingClientRect().bottom + GAP)}px`)
  else style.removeProperty(PROPERTY)
}

/** Keeps toasts off the heads of dialogs that open, close or slide meanwhile. Answers how to end that. */
export function placeToasts(): () => void {
  place()
  const observer = new MutationObserver(place)
  observer.observe(document.body, { childList: true })
  const events = ['transitionend', 'animationend', 'resize'] as const
  for (const event of events) addEventListener(event, place)
  return () => {
    observer.disconnect()
    for (const event of events) removeEventListener(event, place)
  }
}
