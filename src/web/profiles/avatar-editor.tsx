import { Button } from '#web/ui/button.tsx'
import { Camera } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OwnProfile } from '#contract/profiles/profile.ts'
import { closeImage, type ShownImage } from '#web/media/public.tsx'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { openPhoto } from './open-photo.ts'
import { useSetAvatar } from './set-avatar.ts'

const PhotoSheet = lazy(() => import('./photo-sheet.tsx').then((module) => ({ default: module.PhotoSheet })))

/** The profile photo and the ways to change it: choose, crop, take away. */
export function AvatarEditor({ profile }: { profile: OwnProfile }) {
  const t = useTranslations('profiles.photo')
  const errorText = useErrorText()
  const setAvatar = useSetAvatar()
  const input = useRef<HTMLInputElement>(null)
  const [opened, setOpened] = useState<ShownImage | null>(null)

  const refuse = (error: unknown) =>
    toast({ title: t('failed'), description: errorText(error), kind: 'danger' })
  const close = () => {
    if (!opened) return
    closeImage(opened)
    setOpened(null)
  }
  const save = (photo: File | null) =>
    setAvatar.mutate(photo, {
      onSuccess: () => {
        close()
        toast({ title: t('updated'), kind: 'success' })
      },
      onError: refuse,
    })
  const choose = (file: File | undefined) => {
    if (!file) return
    openPhoto(file).then(setOpened, refuse)
  }

  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar name={profile.displayName ?? profile.fullName} picture={profile.avatar} size={96} />
      <div className="flex min-w-0 flex-1 flex-wrap gap-2">
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={t('choose')}
          onChange={(event) => {
            choose(event.target.files?.[0])
            event.target.value = '' // the same file may be chosen again
          }}
        />
        <Button variant="secondary" className="min-h-11" onClick={() => input.current?.click()}>
          <Camera size={18} aria-hidden="true" />
          {t(profile.avatar ? 'change' : 'choose')}
        </Button>
        {profile.avatar && (
          <Button
            variant="ghost"
            className="min-h-11"
            isPending={setAvatar.isPending && !opened}
            onClick={() => save(null)}
          >
            {t('remove')}
          </Button>
        )}
        <p className="w-full text-sm text-muted">{t('hint')}</p>
      </div>
      {opened && (
        <Suspense>
          <PhotoSheet {...opened} isSaving={setAvatar.isPending} onCancel={close} onChosen={save} />
        </Suspense>
      )}
    </div>
  )
}
