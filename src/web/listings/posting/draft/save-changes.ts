import type { OwnListing } from '#contract/listings/own/own-listing.ts'

export type SaveState =
  | { is: 'idle' | 'waiting' | 'saving' | 'saved' }
  /** `unsaved` is tried again by itself, `refused` with the next change, `stale` never. */
  | { is: 'unsaved' | 'refused' | 'stale'; error: unknown }

/** The version that a save is based on. */
export interface SavedListing {
  id: OwnListing['id']
  version: number
}

interface SaverOptions<Content> {
  /** The listing that exists already; null until the first save has made one. */
  start: OwnListing | null
  /** Creates or updates; throws. */
  save: (savedListing: SavedListing | null, content: Content) => Promise<OwnListing>
  /** A passing failure is tried again; a refusal waits for another change; nothing goes over a newer version. */
  failureOf: (error: unknown) => 'unsaved' | 'refused' | 'stale'
  onState: (state: SaveState) => void
  /** `isNewest` is false when more was written while it was saved. */
  onSaved: (listing: OwnListing, isNewest: boolean) => void
  /** Milliseconds of quiet before a save. */
  quiet?: number
  /** Milliseconds before a failed save is tried again. */
  patience?: number
}

export interface ChangeSaver<Content> {
  /** Something was written: it is saved when the writing pauses. */
  change: (content: Content) => void
  /** Saves now what is not saved yet. Answers with the listing, or throws what kept it from being saved. */
  flush: () => Promise<OwnListing | null>
  /** No more saves by itself; what is under way may finish. */
  stop: () => void
}

/** Saves a text while it is written: one save at a time, always the newest content, again after a failure. */
export function saveChanges<Content>(options: SaverOptions<Content>): ChangeSaver<Content> {
  const { save, failureOf, onState, onSaved, quiet = 2000, patience = 5000 } = options
  let latest = options.start
  let pending: { content: Content } | null = null
  let turns: Promise<void> = Promise.resolve()
  let isSaving = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  let stale: { error: unknown } | null = null

  const saveAfter = (delay: number) => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void run().catch(() => undefined), delay)
  }

  const sendPending = async (): Promise<void> => {
    if (stale) throw stale.error
    if (!pending) return
    const { content } = pending
    pending = null
    isSaving = true
    onState({ is: 'saving' })
    try {
      latest = await save(latest && { id: latest.id, version: latest.version }, content)
      isSaving = false
      onState({ is: pending ? 'waiting' : 'saved' })
      onSaved(latest, pending === null)
    } catch (error) {
      isSaving = false
      pending ??= { content }
      const failure = failureOf(error)
      if (failure === 'stale') stale = { error }
      onState({ is: failure, error })
      if (failure === 'unsaved') saveAfter(patience)
      throw error
    }
  }

  /** One after the other: whoever waits for a turn finds what the one before has saved. */
  const run = (): Promise<void> => {
    clearTimeout(timer)
    const turn = turns.then(sendPending)
    turns = turn.catch(() => undefined)
    return turn
  }

  return {
    change(content) {
      if (isStopped) return
      pending = { content }
      if (stale) return
      if (!isSaving) onState({ is: 'waiting' })
      saveAfter(quiet)
    },
    async flush() {
      await run()
      return latest
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
