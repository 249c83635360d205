import type { PendingLink } from './session-client.ts'

let held: PendingLink | null = null

/** The link that this page was opened by, in memory alone: it stands in no address, history or store. */
export function holdLink(link: PendingLink): void {
  held = link
}

/** Null once it was let go of, or after a reload: then the mail is opened again. */
export const heldLink = (): PendingLink | null => held

export function dropLink(): void {
  held = null
}
