import { X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { LocalPhoto } from '#web/media/public.tsx'

interface PhotoStripProps {
  files: readonly File[]
  onRemove: (index: number) => void
}

/** Photos that go out with the message. */
export function PhotoStrip({ files, onRemove }: PhotoStripProps) {
  const t = useTranslations('messaging.composer')
  if (files.length === 0) return null
  return (
    <ul aria-label={t('photos')} className="flex gap-2 overflow-x-auto px-1 pt-2">
      {files.map((file, index) => (
        <li key={`${file.name} ${file.lastModified} ${file.size}`} className="relative shrink-0">
          <LocalPhoto file={file} className="size-20 rounded-xl" />
          <button
            type="button"
            aria-label={t('removePhoto', { n: index + 1 })}
            onClick={() => onRemove(index)}
            className="absolute -end-1.5 -top-1.5 grid size-7 place-content-center rounded-full bg-foreground text-background before:absolute before:-inset-2"
          >
            <X size={16} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}
