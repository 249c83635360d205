import { type ReactNode, useLayoutEffect, useRef } from 'react'

interface ChipRowProps {
  label: string
  /** Which of them is chosen: the row moves so that it is in sight. */
  current: string | null
  /** Items of a list; the chosen one holds something with aria-current, or pressed. */
  children: ReactNode
}

/** Links or buttons in one row that scrolls sideways where they do not fit, and in as many as they need on wide screens. */
export function ChipRow({ label, current, children }: ChipRowProps) {
  const row = useRef<HTMLElement>(null)
  const shown = useRef<string | null>(undefined)
  useLayoutEffect(() => {
    if (shown.current === current) return
    shown.current = current
    const nav = row.current
    const chosen = nav?.querySelector('[aria-current], [aria-pressed="true"]')?.getBoundingClientRect()
    if (!nav || !chosen) return
    const { left, width } = nav.getBoundingClientRect()
    nav.scrollLeft += chosen.left + chosen.width / 2 - (left + width / 2)
  }, [current])
  return (
    <nav
      ref={row}
      aria-label={label}
      className="-mx-4 overflow-x-auto px-4 scrollbar-none md:-mx-6 md:px-6 lg:mx-0 lg:px-0"
    >
      <ul className="flex w-max gap-2 py-0.5 lg:w-auto lg:flex-wrap">{children}</ul>
    </nav>
  )
}
