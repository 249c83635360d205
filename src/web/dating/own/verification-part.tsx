import { Button } from '#web/ui/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, Camera } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OwnDatingProfile } from '#contract/dating/profile/profile.ts'
import { requestPose } from '#contract/dating/verification/request-pose.ts'
import type { VerificationPose } from '#contract/dating/verification/verification.ts'
import { useRefusal } from '#web/dating/write-refusal.ts'
import { LocalPhoto } from '#web/media/public.tsx'
import { api } from '#web/platform/call/api.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { toast } from '#web/platform/device/toast.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { useSubmitVerification } from './submit-verification.ts'

/** A selfie in the pose of the day, which staff compare with the photos. */
export function VerificationPart({ profile }: { profile: OwnDatingProfile }) {
  const t = useTranslations('dating')
  const { date } = useFormats()
  const { data, error, refetch } = useQuery({ ...api(requestPose).queryOptions({}), staleTime: 0 })
  if (profile.verifiedAt !== null)
    return (
      <p className="flex items-center gap-2 font-medium text-success">
        <BadgeCheck size={20} aria-hidden="true" className="shrink-0" />
        {t('viewer.verifiedAt', { date: date(profile.verifiedAt) })}
      </p>
    )
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  if (data.state === 'open') return <output>{t('verification.open')}</output>
  return (
    <div className="grid gap-3">
      {data.state === 'rejected' && <p className="text-danger">{t('verification.rejected')}</p>}
      <p className="text-sm text-muted">{t('verification.lead')}</p>
      <SelfieForm pose={data.pose} />
    </div>
  )
}

function SelfieForm({ pose }: { pose: VerificationPose }) {
  const t = useTranslations('dating.verification')
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const refusal = useRefusal()
  const errorText = useErrorText()
  const { mutate, isPending } = useSubmitVerification()
  const send = () => {
    if (!file) return
    mutate(
      { file, pose },
      {
        onSuccess: () => toast({ title: t('sent'), description: t('open'), kind: 'success' }),
        onError: (error) =>
          toast({ title: t('failed'), description: refusal(error) ?? errorText(error), kind: 'danger' }),
      },
    )
  }
  return (
    <>
      <p className="rounded-2xl border border-gold bg-gold/15 p-4">
        <span className="block text-sm text-muted">{t('pose')}</span>
        <span className="font-semibold">{t(`poses.${pose}`)}</span>
      </p>
      {file && (
        <LocalPhoto
          file={file}
          alt={t('preview')}
          className="aspect-[3/4] w-40 justify-self-center rounded-2xl"
        />
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="user"
        hidden
        aria-label={t('take')}
        onChange={(event) => {
          setFile(event.target.files?.[0] ?? null)
          event.target.value = ''
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant={file ? 'outline' : 'primary'}
          disabled={isPending}
          onClick={() => input.current?.click()}
        >
          <Camera size={18} aria-hidden="true" />
          {t(file ? 'again' : 'take')}
        </Button>
        {file && (
          <Button isPending={isPending} onClick={send}>
            {t(isPending ? 'sending' : 'send')}
          </Button>
        )}
      </div>
    </>
  )
}
