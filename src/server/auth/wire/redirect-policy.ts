const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** The part of the configuration that says where answers may lead. */
export interface RedirectSettings {
  publicUrl: string
  auth: { redirects: readonly URLPattern[] }
}

/**
 * Where a mailed link may lead: a page of this site (on a developer's machine any port of it) or one that the
 * operator has listed, as a normal address without a password in it; anything else becomes the front page. Checked
 * when the link is asked for and again when it is opened, since everybody can edit an address.
 */
export function allowedRedirect(settings: RedirectSettings, wanted: string | undefined): string {
  const site = new URL(settings.publicUrl)
  const page = URL.canParse(wanted ?? '') ? new URL(wanted ?? '') : null
  if (page === null || page.username !== '' || page.password !== '') return site.href
  const isListed = settings.auth.redirects.some((pattern) => pattern.test(page.href))
  return isListed || isOwnPage(settings, page.href) ? page.href : site.href
}

/** Whether a page is one of this site, where people are asked before a link is used. */
export function isOwnPage({ publicUrl }: RedirectSettings, address: string): boolean {
  const site = new URL(publicUrl)
  const page = new URL(address)
  const samePort = page.port === site.port || LOOPBACK.test(site.hostname)
  return page.protocol === site.protocol && page.hostname === site.hostname && samePort
}

/** The address with an answer in its fragment, which never reaches a server. */
export function withFragment(address: string, answer: Record<string, string>): string {
  const url = new URL(address)
  url.hash = new URLSearchParams(answer).toString()
  return url.href
}

export function withQuery(address: string, answer: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value)
  return url.href
}
