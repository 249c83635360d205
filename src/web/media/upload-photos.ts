import { useEffect, useState } from 'react'
import { type Catalogue, useLanguage } from '#web/platform/language.tsx'
import { CallError } from '#web/platform/call-error.ts'
import { errorText } from '#web/platform/error-text.ts'
import type { Photo } from './photo-policy.ts'
import { uploadImage } from './upload-image.ts'

/** Uploads under way at once: a phone on a slow network finishes the first ones sooner. */
const AT_ONCE = 3

export type ChangePhotos = (update: (photos: readonly Photo[]) => readonly Photo[]) => void

export interface PhotoUploads {
  add: (files: readonly File[]) => void
  retry: (key: string) => void
  /** Takes a photo out; one that is still under way is stopped. */
  remove: (key: string) => void
  stop: () => void
}

/**
 * Sends chosen pictures in the background, three at a time, and reports into the list. Belongs to the whole form:
 * uploads go on while another step is on the screen, and end when the form is left.
 */
export function usePhotoUploads(change: ChangePhotos): PhotoUploads {
  const { catalogue } = useLanguage()
  const [uploads] = useState(startUploads)
  useEffect(() => uploads.reportTo({ change, catalogue }))
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
const isFinal = (error: unknown) => error instanceof CallError && FINAL.has(error.status)

interface Uploads extends PhotoUploads {
  reportTo: (report: Report) => void
  /** The network is back: what did not get through is sent again. */
  resume: () => void
}

function startUploads(): Uploads {
  let report: Report | null = null
  const uploads = new Map<string, Upload>()
  const unsent = new Set<string>()
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
      const picture = await uploadImage(upload.file, 'listing', upload.abort.signal)
      if (upload.abort.signal.aborted) return
      set(key, { picture, state: 'done', failure: null, preview: null })
      forget(key)
    } catch (error) {
      if (!report || upload.abort.signal.aborted) return
      const isRefused = isFinal(error)
      if (!isRefused) unsent.add(key)
      set(key, { state: isRefused ? 'refused' : 'failed', failure: errorText(report.catalogue, error) })
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

  const sendAgain = (key: string) => {
    unsent.delete(key)
    set(key, { state: 'uploading', failure: null })
    enqueue([key])
  }

  return {
    reportTo(form) {
      report = form
    },
    add(files) {
      const added = files.map((file): Photo => {
        const key = crypto.randomUUID()
        const preview = URL.createObjectURL(file)
        uploads.set(key, { file, preview, abort: new AbortController() })
        return { key, picture: null, alt: '', preview, state: 'uploading', failure: null }
      })
      report?.change((photos) => [...photos, ...added])
      enqueue(added.map(({ key }) => key))
    },
    retry: sendAgain,
    resume() {
      for (const key of unsent) sendAgain(key)
    },
    remove(key) {
      forget(key)
      report?.change((photos) => photos.filter((photo) => photo.key !== key))
    },
    stop() {
      waiting = []
      for (const key of uploads.keys()) forget(key)
    },
  }
}
