import { useRouterState } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'

/**
 * Keeps the document's title at the heading of the page, whatever it comes to say, and moves the focus there when
 * another page opens, so that screen readers begin with it. Pages whose heading says nothing about them name
 * themselves in an element with data-page-name. What is unread stands before it.
 */
export function useFollowHeading(main: RefObject<HTMLElement | null>, unread = 0): void {
  const t = useTranslations('app')
  const opened = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname ?? null })
  const read = useRef(opened)

  useEffect(() => {
    const page = main.current
    if (!page) return undefined
    const follow = () => {
      const heading = page.querySelector('h1')
      const name = (page.querySelector('[data-page-name]') ?? heading)?.textContent
      const title = name ? t('title', { page: name }) : t('name')
      document.title = unread > 0 ? t('titleUnread', { count: String(unread), title }) : title
      if (!heading || read.current === opened) return
      const isFirst = read.current === null
      read.current = opened
      // Somebody who already types or tabs on the new page stays where they are.
      if (isFirst || page.contains(document.activeElement)) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    follow()
    const observer = new MutationObserver(follow)
    observer.observe(page, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [main, opened, t, unread])
}
