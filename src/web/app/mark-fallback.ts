const MARK = 'data-fallback'
const isEnglish = (text: string) => /\p{Script=Latin}/u.test(text) && !/\p{Script=Ethiopic}/u.test(text)

/**
 * Marks what is said in English on a page of another language, so that screen readers change their voice. What has a
 * language of its own keeps it.
 * @returns how to stop, and to take the marks away
 */
export function markFallback(root: HTMLElement): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      mark(target instanceof Element ? target : target.parentElement)
      for (const node of addedNodes) if (node instanceof Element) markAll(node)
    }
  })
  observer.observe(root, { childList: true, characterData: true, subtree: true })
  markAll(root)
  return () => {
    observer.disconnect()
    for (const element of root.querySelectorAll(`[${MARK}]`)) unmark(element)
  }
}

function markAll(root: Element): void {
  mark(root)
  for (const element of root.querySelectorAll('*')) mark(element)
}

/** Only the innermost elements: what is around them may hold both languages. */
function mark(element: Element | null): void {
  if (!element || element.childElementCount > 0) return
  const isMarked = element.hasAttribute(MARK)
  if (element.hasAttribute('lang') && !isMarked) return
  if (!isEnglish(element.textContent)) {
    if (isMarked) unmark(element)
    return
  }
  if (element.closest('[lang]') !== document.documentElement) return
  element.setAttribute(MARK, '')
  element.setAttribute('lang', 'en')
}

function unmark(element: Element): void {
  element.removeAttribute(MARK)
  element.removeAttribute('lang')
}
