import { Button } from '#web/ui/button.tsx'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { OwnDatingProfile } from '#contract/dating/profile/profile.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { AboutPart } from './about-part.tsx'
import { BasicsPart } from './basics-part.tsx'
import { missingPhotos } from './dating-form-policy.ts'
import { InterestsPart } from './interests-part.tsx'
import { useDatingForm } from './open-form.ts'
import { PhotosPart } from './photos-part.tsx'
import { ProtectionPart } from './protection-part.tsx'

interface ProfileDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The one to edit; null makes a new one. */
  profile: OwnDatingProfile | null
  onDone?: () => void
}

/** 'Join Our Dating Community', and the same for a profile that is changed. */
export function ProfileDialog({ isOpen, onOpenChange, profile, onDone }: ProfileDialogProps) {
  const t = useTranslations('dating.form')
  const tSteps = useTranslations('dating.steps.protection')
  const id = useId()
  const { form, phase, submit } = useDatingForm(profile, () => {
    onOpenChange(false)
    onDone?.()
  })
  const photos = form.watch('photos')
  const isBusy = phase !== 'idle'
  const label = {
    idle: t(profile ? 'save' : 'join'),
    uploading: t('uploading'),
    submitting: t(profile ? 'updating' : 'creating'),
  }[phase]
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(open) => !isBusy && onOpenChange(open)}
      isDismissable={!isBusy}
      title={t(profile ? 'edit' : 'create')}
      footer={
        <div className="grid w-full gap-2 sm:flex sm:justify-end">
          <Button
            variant="tertiary"
            size="lg"
            className="max-sm:w-full"
            disabled={isBusy}
            onClick={() => onOpenChange(false)}
          >
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form={id}
            size="lg"
            className="max-sm:order-first max-sm:w-full"
            disabled={isBusy || missingPhotos(photos) > 0}
            isPending={isBusy}
          >
            {label}
          </Button>
        </div>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
        className="grid gap-6 p-1"
      >
        {!profile && <p className="text-muted">{t('createLead')}</p>}
        <PhotosPart form={form} isSending={phase === 'uploading'} />
        <BasicsPart form={form} nameWaitsUntil={profile?.nameWaitsUntil ?? null} />
        <AboutPart form={form} />
        <InterestsPart form={form} />
        <section className="grid gap-4">
          {!profile && <h3 className="text-xl font-bold">{tSteps('title')}</h3>}
          <ProtectionPart form={form} isNew={!profile} />
        </section>
      </form>
    </Sheet>
  )
}
