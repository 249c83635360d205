/** What is passed on of a listing. */
export interface SharedLink {
  title: string
  url: string
}

/** The address that others can open, and that shows them the listing before they do: with a path, not with a hash. */
export const sharedLink = ({ id, title }: { id: string; title: string }, origin: string): SharedLink => ({
  title,
  url: `${origin}/listing/${id}`,
})

const withWords = (address: string, words: Record<string, string>) =>
  `${address}?${new URLSearchParams(words).toString()}`

/** Pages of messengers that ask whom to send a link to. */
export const telegramLink = ({ title, url }: SharedLink): string =>
  withWords('https://t.me/share/url', { url, text: title })
export const whatsAppLink = ({ title, url }: SharedLink): string =>
  withWords('https://wa.me/', { text: `${title} ${url}` })

/** The dark squares of a code as one SVG path, a unit each. `size` is its edge in squares. */
export function squaresPath({ size, data }: { size: number; data: ArrayLike<number> }): string {
  let path = ''
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) if (data[y * size + x]) path += `M${x} ${y}h1v1h-1z`
  return path
}
