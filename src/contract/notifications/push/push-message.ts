/** Where a device says that a push was seen. */
export const MARK_SEEN_PATH = '/api/notifications/seen'
/** Where a browser says that it is subscribed otherwise from now on. */
export const RENEW_PUSH_PATH = '/api/notifications/push/renewed'
/** Longest token that is looked at. */
export const SEEN_TOKEN_MAX = 200

/** What a push carries, encrypted for one device, in the language of its reader. Small: 4 kB is all there is. */
export interface PushMessage {
  title: string
  body: string
  lang: string
  /** A newer push with the same tag takes the place of the older one. */
  tag: string
  /** Where a tap leads, below the address of the site. */
  url: string
  /** Buttons below the text, each with where it leads. */
  actions: { action: string; title: string; url: string }[]
  /** Shown to mark-seen once the push was tapped or cleared away. */
  seen: string
  /** Milliseconds since 1970. */
  at: number
}
