import type { Locator, Page } from '@playwright/test'

/** How often somebody touches the screen; letters, and the Next key of the keyboard, are none of it. */
export function countedTaps(page: Page) {
  let taps = 0
  const tap = async (target: Locator) => {
    taps++
    await target.tap()
  }
  return {
    tap,
    taps: () => taps,
    tapButton: (name: string) => tap(page.getByRole('button', { name, exact: true })),
    /** A key of the keyboard that ends what is typed. */
    press: async (key: string) => {
      taps++
      await page.keyboard.press(key)
    },
    /** Into the field that was tapped, then on to the next with the keyboard. */
    type: async (...lines: string[]) => {
      for (const [at, line] of lines.entries()) {
        if (at > 0) await page.keyboard.press('Enter')
        await page.keyboard.type(line)
      }
    },
  }
}
