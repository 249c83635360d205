import { useEffect, useRef, useState } from 'react'
import type { MediaPurpose } from '#contract/media/picture.ts'
import { type Catalogue, useLanguage } from '#web/platform/language/language.tsx'
import { CallError } from '#web/platform/call/call-error.ts'
import { errorText } from '#web/platform/call/error-text.ts'
import type { Photo } from './photo-policy.ts'
import {
  forgetPhoto,
  forgetPhotosOf,
  type StoredPhoto,
  keepPhoto,
  loadPhotos,
  renamePhotos,
} from './store-photos.ts'
import { uploadImage } from './upload-image.ts'

/** Uploads under way at once: a phone on a slow network finishes the first ones sooner. */
const AT_ONCE = 3

export type ChangePhotos = (update: (photos: readonly Photo[]) => readonly Photo[]) => void

export interface PhotoUploads {
  add: (files: readonly File[]) => void
  retry: (key: string) => void
  /** The picture of a photo that is still on this device. */
  fileOf: (key: string) => File | null
  /** Sends another picture in place of the one that a photo has. */
  replace: (key: string, file: File) => void
  /** Takes a photo out; one that is still under way is stopped. */
  remove: (key: string) => void
  stop: () => void
}

/** Pictures are kept on the device until they are sent, so that a form that is opened again goes on with them. */
export interface PersistPolicy {
  /** What they were chosen for. */
  of: string
  /** Begun anew: what was kept before is not wanted any more. */
  isFresh: boolean
}

/**
 * Sends chosen pictures in the background, three at a time, and reports into the list. Belongs to the whole form:
 * uploads go on while another step is on the screen, and end when the form is left.
 * @param keeping null where nothing is kept
 */
export function usePhotoUploads(
  change: ChangePhotos,
  keeping: PersistPolicy | null = null,
  purpose: MediaPurpose = 'listing',
): PhotoUploads {
  const { catalogue } = useLanguage()
  const [uploads] = useState(() => startUploads(purpose))
  useEffect(() => uploads.reportTo({ change, catalogue }))
  const former = useRef<string | null>(null)
  const { of = null, isFresh = false } = keeping ?? {}
  useEffect(() => {
    const from = former.current
    former.current = of
    if (of === null || of === from) return
    if (from === null) void uploads.keepAs({ of, isFresh })
    else void uploads.renameTo(of, from)
  }, [of, isFresh, uploads])
  useEffect(() => uploads.stop, [uploads])
  useEffect(() => {
    addEventListener('online', uploads.resume)
    return () => removeEventListener('online', uploads.resume)
  }, [uploads])
  return uploads
}

interface Report {
  change: ChangePhotos
  catalogue: Catalogue
}

interface Upload {
  file: File
  preview: string
  abort: AbortController
}

/** A picture that cannot be taken: too large, of another kind, not to be read. */
const FINAL = new Set([413, 415, 422])

function stateAfter(error: unknown): 'refused' | 'waiting' | 'failed' {
  if (!(error instanceof CallError)) return 'failed'
  if (FINAL.has(error.status)) return 'refused'
  return error.code === 'network' ? 'waiting' : 'failed'
}

/** Before what waits for a connection is tried again. */
const PATIENCE_MS = 15_000

/** Pages outside a secure context keep nothing; elsewhere it is worth a note. */
const noted = (error: unknown): void => {
  if ('indexedDB' in globalThis) console.warn('photos are not kept', error)
}

interface Uploads extends PhotoUploads {
  reportTo: (report: Report) => void
  /** From now on they are kept, and those that are kept already are sent. */
  keepAs: (keeping: PersistPolicy) => Promise<void>
  renameTo: (of: string, from: string) => Promise<void>
  /** The network is back: what did not get through is sent again. */
  resume: () => void
}

function startUploads(purpose: MediaPurpose): Uploads {
  let report: Report | null = null
  const uploads = new Map<string, Upload>()
  const unsent = new Set<string>()
  let persistedOf: string | null = null
  let patience: ReturnType<typeof setTimeout> | undefined
  let waiting: string[] = []
  let running = 0

  const set = (key: string, values: Partial<Photo>) =>
    report?.change((photos) => photos.map((photo) => (photo.key === key ? { ...photo, ...values } : photo)))

  const forget = (key: string) => {
    const upload = uploads.get(key)
    if (!upload) return
    uploads.delete(key)
    unsent.delete(key)
    upload.abort.abort()
    URL.revokeObjectURL(upload.preview)
  }

  const send = async (key: string): Promise<void> => {
    const upload = uploads.get(key)
    if (!upload) return
    try {
      const picture = await uploadImage(upload.file, purpose, upload.abort.signal)
      if (upload.abort.signal.aborted) return
      set(key, { picture, state: 'done', failure: null, preview: null })
      forget(key)
      drop(key)
    } catch (error) {
      if (!report || upload.abort.signal.aborted) return
      const state = stateAfter(error)
      if (state === 'refused') drop(key)
      else unsent.add(key)
      if (state === 'waiting') resumeLater()
      set(key, { state, failure: errorText(report.catalogue, error) })
    }
  }

  const next = () => {
    while (running < AT_ONCE && waiting.length > 0) {
      const key = waiting.shift() ?? ''
      running++
      void send(key).finally(() => {
        running--
        next()
      })
    }
  }

  const enqueue = (keys: readonly string[]) => {
    waiting.push(...keys)
    next()
  }

  /** A device that cannot keep them still sends them. */
  const keep = (photo: StoredPhoto) =>
    void keepPhoto(photo).catch((error: unknown) => {
      noted(error)
      set(photo.key, { isPersisted: false })
    })
  const drop = (key: string) => {
    if (persistedOf !== null) void forgetPhoto(key).catch(noted)
  }

  const sendAgain = (key: string) => {
    unsent.delete(key)
    set(key, { state: 'uploading', failure: null })
    enqueue([key])
  }

  const resume = () => {
    for (const key of unsent) sendAgain(key)
  }
  /** Not every device says when it is connected again. */
  const resumeLater = () => {
    clearTimeout(patience)
    patience = setTimeout(resume, PATIENCE_MS)
  }

  const begin = (chosen: readonly Pick<StoredPhoto, 'key' | 'file'>[]) => {
    const added = chosen.map(({ key, file }): Photo => {
      const preview = URL.createObjectURL(file)
      uploads.set(key, { file, preview, abort: new AbortController() })
      const isPersisted = persistedOf !== null
      return { key, picture: null, alt: '', preview, state: 'uploading', isPersisted, failure: null }
    })
    report?.change((photos) => [...photos, ...added])
    enqueue(added.map(({ key }) => key))
  }

  return {
    reportTo(form) {
      report = form
    },
    async keepAs({ of, isFresh }) {
      persistedOf = of
      if (isFresh) return forgetPhotosOf(of).catch(noted)
      const stored = await loadPhotos(of).catch(noted)
      if (report) begin((stored ?? []).filter(({ key }) => !uploads.has(key)))
    },
    async renameTo(of, from) {
      persistedOf = of
      await renamePhotos(from, of).catch(noted)
    },
    add(files) {
      const at = Date.now()
      const chosen = files.map((file, index) => ({ key: crypto.randomUUID(), file, at: at + index }))
      if (persistedOf !== null) for (const photo of chosen) keep({ ...photo, of: persistedOf })
      begin(chosen)
    },
    fileOf: (key) => uploads.get(key)?.file ?? null,
    replace(key, file) {
      forget(key)
      if (persistedOf !== null) keep({ key, file, of: persistedOf, at: Date.now() })
      const preview = URL.createObjectURL(file)
      uploads.set(key, { file, preview, abort: new AbortController() })
      set(key, { picture: null, preview, state: 'uploading', failure: null })
      enqueue([key])
    },
    retry: sendAgain,
    resume,
    remove(key) {
      forget(key)
      drop(key)
      report?.change((photos) => photos.filter((photo) => photo.key !== key))
    },
    stop() {
      report = null
      clearTimeout(patience)
      waiting = []
      for (const key of uploads.keys()) forget(key)
    },
  }
}
