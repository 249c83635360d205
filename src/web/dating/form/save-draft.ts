import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { DatingForm } from './dating-form-policy.ts'
import { readDraftPhotos, storeDraft, storeDraftPhotos } from './store-draft.ts'

/**
 * Keeps what is written on this device until it is sent, and brings back the photos that were kept.
 * @param userId null where nothing is kept, as for a profile that is there already
 * @returns does the device keep it? Full ones, and private windows, may not
 */
export function useDraft(form: UseFormReturn<DatingForm>, userId: string | null): boolean {
  const { getValues, setValue, subscribe } = form
  const isRead = useRef(false)
  const [isPersisted, setPersisted] = useState(true)
  useEffect(() => {
    if (userId === null) return undefined
    let isLeft = false
    const bringBack = async () => {
      const photos = await readDraftPhotos(userId)
      if (!isLeft && photos.length > 0 && getValues('photos').length === 0) setValue('photos', photos)
      isRead.current = true
    }
    void bringBack()
    let known = getValues('photos')
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        setPersisted(storeDraft(userId, values))
        if (values.photos === known || !isRead.current) return
        known = values.photos
        void storeDraftPhotos(userId, values.photos)
      },
    })
    return () => {
      isLeft = true
      stop()
    }
  }, [getValues, setValue, subscribe, userId])
  return isPersisted
}
