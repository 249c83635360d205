import { Button } from '#web/ui/button.tsx'
import { ImagePlus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { ACCEPTED_IMAGE_TYPES, mediaLimitMb } from '#contract/media/picture.ts'
import { uploadImage } from '#web/media/public.tsx'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { toast } from '#web/platform/device/toast.ts'
import { Picture } from '#web/ui/picture.tsx'

const RATIO = 2

interface BannerFieldProps<V extends FieldValues> {
  control: Control<V>
  name: FieldPath<V>
  label: string
  /** The form is not sent while a picture is on its way. */
  onBusy: (isBusy: boolean) => void
}

/** A wide picture: chosen, sent at once, shown, and taken away again. */
export function BannerField<V extends FieldValues>({ control, name, label, onBusy }: BannerFieldProps<V>) {
  const t = useTranslations('groups.dialog.banner')
  const { field, fieldState } = useController({ control, name })
  const input = useRef<HTMLInputElement>(null)
  const { preview, send, stop } = useBannerUpload(field.onChange, onBusy)
  const isUploading = preview !== null
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 text-sm font-medium">{label}</legend>
      <input
        ref={input}
        type="file"
        accept={[...ACCEPTED_IMAGE_TYPES, 'image/heic', 'image/heif'].join(',')}
        hidden
        aria-label={t('choose')}
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = '' // the same file may be chosen again
          if (file) void send(file)
        }}
      />
      {(isUploading || field.value) && (
        <div className="relative overflow-hidden rounded-2xl">
          {isUploading ? (
            <img src={preview} alt={t('preview')} className="aspect-[2/1] w-full object-cover opacity-60" />
          ) : (
            field.value && <Picture picture={field.value} alt={t('preview')} sizes="32rem" ratio={RATIO} />
          )}
          <output className="absolute inset-x-0 bottom-0">
            {isUploading && (
              <span className="block bg-black/75 px-4 py-2 text-sm font-medium text-white">
                {t('uploading')}
                <span aria-hidden="true" className="mt-1 block h-1 overflow-hidden rounded-full bg-white/30">
                  <span className="block h-full w-1/3 animate-pulse rounded-full bg-gold" />
                </span>
              </span>
            )}
          </output>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          className="min-h-11"
          disabled={isUploading}
          onClick={() => input.current?.click()}
        >
          <ImagePlus size={18} aria-hidden="true" />
          {t(field.value ? 'change' : 'choose')}
        </Button>
        {(isUploading || field.value) && (
          <Button
            variant="ghost"
            className="min-h-11 text-danger"
            onClick={() => {
              stop()
              if (!isUploading) field.onChange(null)
            }}
          >
            <Trash2 size={18} aria-hidden="true" />
            {t(isUploading ? 'stop' : 'remove')}
          </Button>
        )}
      </div>
      {fieldState.error ? (
        <p className="text-sm text-danger">{fieldState.error.message}</p>
      ) : (
        <p className="text-xs text-muted">{t('hint', { limitMb: mediaLimitMb('group') })}</p>
      )}
    </fieldset>
  )
}

function useBannerUpload(onSent: (picture: unknown) => void, onBusy: (isBusy: boolean) => void) {
  const t = useTranslations('groups.dialog.banner')
  const errorText = useErrorText()
  const { user } = useSession()
  const [preview, setPreview] = useState<string | null>(null)
  const abort = useRef<AbortController>(undefined)
  useEffect(() => () => abort.current?.abort(), [])
  const end = (address: string) => {
    URL.revokeObjectURL(address)
    setPreview(null)
    onBusy(false)
  }
  const send = async (file: File) => {
    if (!user) return toast({ title: t('signInTitle'), description: t('signIn'), kind: 'danger' })
    const { signal } = (abort.current = new AbortController())
    const address = URL.createObjectURL(file)
    setPreview(address)
    onBusy(true)
    try {
      const picture = await uploadImage(file, 'group', signal)
      if (signal.aborted) return
      onSent(picture)
      toast({ title: t('done'), kind: 'success' })
    } catch (error) {
      if (!signal.aborted) toast({ title: t('failed'), description: errorText(error), kind: 'danger' })
    } finally {
      end(address)
    }
  }
  return { preview, send, stop: () => abort.current?.abort() }
}
