import { type RefObject, useEffect } from 'react'

/** On paper nothing can be opened: all answers are open while the page is printed, and as they were afterwards. */
export function useOpenForPrint(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    const open = () => {
      opened = [...(list.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])]
      for (const details of opened) details.open = true
    }
    const close = () => {
      for (const details of opened) details.open = false
      opened = []
    }
    window.addEventListener('beforeprint', open)
    window.addEventListener('afterprint', close)
    return () => {
      window.removeEventListener('beforeprint', open)
      window.removeEventListener('afterprint', close)
    }
  }, [list])
}
