import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { addPhotos } from '#contract/groups/album/add-photos.ts'
import { ALBUM_LIMITS } from '#contract/groups/album/group-photo.ts'
import { listPhotos } from '#contract/groups/album/list-photos.ts'
import type { GroupId } from '#contract/groups/group.ts'
import type { MediaId } from '#contract/media/picture.ts'
import { uploadImage } from '#web/media/public.tsx'
import { api } from '#web/platform/call/api.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'

export interface SentPhoto {
  key: string
  file: File
}

interface Sending {
  /** On their way, in the order in which they were chosen. */
  sending: readonly SentPhoto[]
  send: (files: readonly File[]) => Promise<void>
}

/**
 * Sends chosen photos one after the other and adds them to the album together. What cannot be sent does not hold up
 * the rest; leaving the page ends nothing.
 */
export function useSendPhotos(groupId: GroupId): Sending {
  const t = useTranslations('groups.album')
  const cache = useQueryClient()
  const errorText = useErrorText()
  const [sending, setSending] = useState<readonly SentPhoto[]>([])
  const add = useMutation(api(addPhotos).mutationOptions())
  const send = async (files: readonly File[]): Promise<void> => {
    const max = ALBUM_LIMITS.addedMax
    if (files.length > max) toast({ title: t('tooMany', { max }), kind: 'warning' })
    const chosen = files.slice(0, max).map((file) => ({ key: crypto.randomUUID(), file }))
    setSending(chosen)
    const mediaIds: MediaId[] = []
    const refusals: unknown[] = []
    for (const { file } of chosen)
      try {
        mediaIds.push((await uploadImage(file, 'album', new AbortController().signal)).id)
      } catch (error) {
        refusals.push(error)
      }
    try {
      if (mediaIds.length > 0) await add.mutateAsync({ groupId, mediaIds })
      if (mediaIds.length > 0) toast({ title: t('added', { n: mediaIds.length }), kind: 'success' })
    } catch (error) {
      refusals.push(...mediaIds.map(() => error))
    }
    setSending([])
    if (refusals.length > 0)
      toast({
        title: t('notSent', { n: refusals.length }),
        description: errorText(refusals[0]),
        kind: 'danger',
      })
    await cache.invalidateQueries({ queryKey: api(listPhotos).key() })
  }
  return { sending, send }
}
