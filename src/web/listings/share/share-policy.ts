import type { DisplayLanguage } from '#contract/language/language.ts'

/** What is passed on of a listing. */
export interface SharedLink {
  title: string
  url: string
}

/**
 * The address that others can open, and that shows them the listing before they do: with a path, not with a hash. Who has
 * chosen no language yet reads it in that of whoever shared it.
 */
export const sharedLink = (
  { id, title }: { id: string; title: string },
  { origin, language }: { origin: string; language: DisplayLanguage },
): SharedLink => ({ title, url: `${origin}/listing/${id}${language === 'en' ? '' : `?lang=${language}`}` })

const withWords = (address: string, words: Record<string, string>) =>
  `${address}?${new URLSearchParams(words).toString()}`

/** Pages of messengers that ask whom to send a link to. */
export const telegramLink = ({ title, url }: SharedLink): string =>
  withWords('https://t.me/share/url', { url, text: title })
export const whatsAppLink = ({ title, url }: SharedLink): string =>
  withWords('https://wa.me/', { text: `${title} ${url}` })

/** Squares that stay light around a code, so that cameras find it. */
const QUIET = 4

/** The dark squares of a code, a unit each, as the data: URL of a picture that can be saved. `size` counts along an edge. */
export function codePicture({ size, data }: { size: number; data: ArrayLike<number> }): string {
  let path = ''
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) if (data[y * size + x]) path += `M${x} ${y}h1v1h-1z`
  const box = `${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" shape-rendering="crispEdges"><path fill="#fff" d="M${-QUIET} ${-QUIET}h999v999h-999z"/><path d="${path}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
