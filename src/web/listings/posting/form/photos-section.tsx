import { useController, type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { PHOTO_LIMITS } from '#contract/listings/category.ts'
import {
  type ChangePhotos,
  type PersistPolicy,
  PhotoPicker,
  type PhotoUploads,
  usePhotoUploads,
} from '#web/media/public.tsx'
import type { ListingForm } from './listing-form-policy.ts'

interface PhotosSectionProps {
  form: UseFormReturn<ListingForm>
  uploads: PhotoUploads
}

export function PhotosSection({ form, uploads }: PhotosSectionProps) {
  const t = useTranslations('listings.posting')
  const { control } = form
  const [category, kind] = useWatch({ control, name: ['category', 'kind'] })
  const { field, fieldState } = useController({ control, name: 'photos' })
  const limits = PHOTO_LIMITS[category]
  const min = kind === 'wanted' ? 0 : limits.min
  const { max } = limits
  const hint =
    min > 0 && field.value.length === 0 ? t('photosNeeded', { min, max }) : t('photosRoom', { max })
  return (
    <PhotoPicker
      photos={field.value}
      onChange={photosOf(form)}
      uploads={uploads}
      min={min}
      max={max}
      hint={hint}
      errorMessage={fieldState.error?.message}
    />
  )
}

/**
 * The form's uploads: they live as long as the form does, whatever step is on the screen.
 * @param keeping see usePhotoUploads
 */
export const useFormUploads = (
  form: UseFormReturn<ListingForm>,
  keeping: PersistPolicy | null,
): PhotoUploads => usePhotoUploads(photosOf(form), keeping)

/** Uploads report at their own time: what they change is read at that moment, not from a render. */
function photosOf({ getValues, setValue }: UseFormReturn<ListingForm>): ChangePhotos {
  return (update) => setValue('photos', [...update(getValues('photos'))], { shouldDirty: true })
}
