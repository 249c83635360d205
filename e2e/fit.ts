import type { Page } from '@playwright/test'

/** The narrowest screen that everything has to fit. */
export const NARROW = { width: 360, height: 740 }

/** A window of this size, laid out: what hangs on a media query is drawn anew with the frame after it. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(undefined)))),
  )
}

/** How wide the page is when that is more than `width` pixels: a page that bursts makes a phone show it smaller. */
export const widerThan = (page: Page, width: number): Promise<string[]> =>
  page.evaluate((room) => {
    const needed = Math.max(document.documentElement.scrollWidth, innerWidth)
    return needed > room ? [`the page: ${needed} px`] : []
  }, width)

/** What is wider than the room it has, the page itself included. What only screen readers get takes no room. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate((screen) => {
    // a page that bursts makes a phone show it smaller
    const width = Math.max(document.documentElement.scrollWidth, innerWidth)
    const found = width > screen ? [`the page: ${width} px`] : []
    for (const element of document.querySelectorAll<HTMLElement>(
      'h1, h2, h3, button, a, label, legend, p, dt, dd',
    )) {
      const { clientWidth, scrollWidth, innerText } = element
      // a short link is touched beyond its letters
      const isShown = clientWidth > 1 && element.checkVisibility() && !element.matches('.sr-only, .tap-area')
      if (isShown && scrollWidth > clientWidth + 1) found.push(`${element.tagName}: ${innerText}`)
    }
    return found
  }, page.viewportSize()?.width ?? 0)

/** What a finger is given less than 44 px of (ux.md); links within a text are as tall as its lines. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const boxOf = (element: Element) => element.getBoundingClientRect()
    /** Its own size, that of its label, or what it reaches beyond itself. */
    const sizeOf = (element: Element) => {
      const { width, height } = boxOf(element.closest('label') ?? element)
      const reach = getComputedStyle(element, '::after')
      if (reach.position !== 'absolute') return { width, height }
      return {
        width: Math.max(width, Number.parseFloat(reach.width)),
        height: Math.max(height, Number.parseFloat(reach.height)),
      }
    }
    const isForFingers = (element: Element): boolean => {
      const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      // what only screen readers get takes a pixel; a select of the browser lies below one of ours
      const isForReaders = boxOf(element).width <= 1 || element.closest('[aria-hidden="true"], .sr-only')
      return isSeen && !isForReaders && getComputedStyle(element).display !== 'inline'
    }
    const found: string[] = []
    for (const element of document.querySelectorAll(
      'a[href], button, input, select, textarea, [role="tab"], [role="switch"]',
    )) {
      if (!isForFingers(element)) continue
      const { width, height } = sizeOf(element)
      // half a pixel is lost where a row is shared out
      if (Math.min(width, height) < least - 0.5)
        found.push(
          `${Math.round(width)}×${Math.round(height)}: ${element.ariaLabel ?? element.textContent.trim()}`,
        )
    }
    return found
  }, 44)
