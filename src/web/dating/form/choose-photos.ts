import { useCallback } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { DATING_LIMITS } from '#contract/dating/profile/profile.ts'
import { isHeic } from '#web/media/public.tsx'
import { toast } from '#web/platform/device/toast.ts'
import type { DatingForm, FormPhoto } from './dating-form-policy.ts'

/** A picture by its content, not by its name. */
async function isImage(file: File): Promise<boolean> {
  // few browsers open these: sending makes JPEG of them
  if (await isHeic(file)) return true
  if (!file.type.startsWith('image/')) return false
  if (!('createImageBitmap' in globalThis)) return true
  const bitmap = await createImageBitmap(file).catch(() => null)
  bitmap?.close()
  return bitmap !== null
}

export const photoOf = (file: File, key: string = crypto.randomUUID()): FormPhoto => ({
  key,
  file,
  picture: null,
  mediaId: null,
  hasFailed: false,
})

/** The photos of the form, and how they are added to, put in order and taken out. */
export function useChoosePhotos({ control, getValues, setValue }: UseFormReturn<DatingForm>) {
  const t = useTranslations('dating.form')
  const photos = useWatch({ control, name: 'photos' })
  const set = useCallback(
    (next: readonly FormPhoto[]) => setValue('photos', [...next], { shouldDirty: true, shouldTouch: true }),
    [setValue],
  )
  const refuse = (title: string, description?: string) =>
    toast({ title, kind: 'danger', ...(description !== undefined && { description }) })

  const add = async (files: readonly File[]) => {
    const checked = await Promise.all(files.map(async (file) => ({ file, isGood: await isImage(file) })))
    const bad = checked.filter(({ isGood }) => !isGood).map(({ file }) => file.name)
    const good = checked.flatMap(({ file, isGood }) => (isGood ? [photoOf(file)] : []))
    if (bad.length > 0) refuse(t('photosNotImages'), t('photosNotImagesMore', { names: bad.join(', ') }))
    const now = getValues('photos')
    if (now.length + good.length > DATING_LIMITS.photosMax) return refuse(t('photosTooMany'))
    set([...now, ...good])
  }
  const remove = (key: string) => set(getValues('photos').filter((photo) => photo.key !== key))
  const move = (from: number, to: number) => {
    const now = getValues('photos')
    const moved = now[from]
    if (!moved || to < 0 || to >= now.length) return
    const rest = now.filter((photo) => photo !== moved)
    set([...rest.slice(0, to), moved, ...rest.slice(to)])
  }
  return { photos, add, remove, move }
}
