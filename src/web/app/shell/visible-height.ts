import { useEffect, useState } from 'react'

/**
 * The height in pixels that the keyboard on the screen leaves, while it is open and a page fills the window; else
 * null. Browsers lay the keyboard over the page, and what stands at the lower edge would be under it.
 */
export function useVisibleHeight(isWanted: boolean): number | null {
  const [height, setHeight] = useState<number | null>(null)
  useEffect(() => {
    const seen = window.visualViewport
    if (!isWanted || !seen) return undefined
    const follow = () => {
      const isCovered = seen.scale === 1 && seen.height < innerHeight - KEYBOARD_MIN
      setHeight(isCovered ? seen.height : null)
      // the page is moved up to show what is typed into; here it is to be seen without that
      if (isCovered) scrollTo(0, 0)
    }
    seen.addEventListener('resize', follow)
    return () => {
      seen.removeEventListener('resize', follow)
      setHeight(null)
    }
  }, [isWanted])
  return height
}

/** Pixels: less is a bar of the browser that comes and goes. */
const KEYBOARD_MIN = 120
