import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { listDatingReports } from '#contract/dating/reports/list-dating-reports.ts'
import { listVerifications } from '#contract/dating/verification/list-verifications.ts'
import type { OpenVerification } from '#contract/dating/verification/verification.ts'
import type { PrivatePicture } from '#contract/media/picture.ts'
import { api } from '#web/platform/call/api.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Button } from '#web/ui/button.tsx'
import { useAnswers } from './answer-verification.ts'
import { ReportedProfile } from './reported-profile.tsx'

/** What staff decide about dating: whose selfie fits the photos, and what was reported. */
export function DatingReviews() {
  const t = useTranslations('dating.review')
  return (
    <section aria-labelledby="dating-reviews" className="mt-12 grid gap-6">
      <div>
        <h2 id="dating-reviews" className="text-2xl font-bold">
          {t('title')}
        </h2>
        <p className="text-muted">{t('lead')}</p>
      </div>
      <Selfies />
      <Reports />
    </section>
  )
}

function Selfies() {
  const t = useTranslations('dating.review')
  const { data, error, refetch } = useQuery({ ...api(listVerifications).queryOptions({}), staleTime: 0 })
  return (
    <div className="grid gap-3">
      <h3 className="text-lg font-bold">{t('selfies')}</h3>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.items.length === 0 && <p className="text-muted">{t('noSelfies')}</p>}
      <ul className="grid gap-3">
        {data?.items.map((one) => (
          <li key={one.id} className="rounded-card bg-surface p-4 shadow-card">
            <Selfie verification={one} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Selfie({ verification: { id, pose, selfie, photos, age, at } }: { verification: OpenVerification }) {
  const t = useTranslations('dating.review')
  const tPose = useTranslations('dating.verification.poses')
  const { ago } = useFormats()
  const { mutate, isPending } = useAnswers().verification
  return (
    <article className="grid gap-3">
      <p>
        <span className="font-semibold">{tPose(pose)}</span>
        <span className="block text-sm text-muted">
          {t('age', { age })} · <time dateTime={at}>{ago(at)}</time>
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Picture
          picture={selfie}
          alt={t('selfie')}
          sizes="12rem"
          ratio={3 / 4}
          className="w-40 shrink-0 rounded-xl ring-2 ring-gold"
        />
        <PhotoRow photos={photos} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          className="min-h-11"
          disabled={isPending}
          onClick={() => mutate({ verificationId: id, isSame: true })}
        >
          {t('same')}
        </Button>
        <Button
          variant="outline"
          className="min-h-11"
          disabled={isPending}
          onClick={() => mutate({ verificationId: id, isSame: false })}
        >
          {t('other')}
        </Button>
      </div>
    </article>
  )
}

function PhotoRow({ photos }: { photos: readonly PrivatePicture[] }) {
  const t = useTranslations('dating.review')
  return photos.map((photo, index) => (
    <Picture
      key={photo.id}
      picture={photo}
      alt={t('profilePhoto', { n: index + 1 })}
      sizes="12rem"
      ratio={3 / 4}
      className="w-40 shrink-0 rounded-xl"
    />
  ))
}

function Reports() {
  const t = useTranslations('dating.review')
  const { data, error, refetch } = useQuery({ ...api(listDatingReports).queryOptions({}), staleTime: 0 })
  return (
    <div className="grid gap-3">
      <h3 className="text-lg font-bold">{t('reports')}</h3>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.items.length === 0 && <p className="text-muted">{t('noReports')}</p>}
      <ul className="grid gap-3">
        {data?.items.map((report) => (
          <li key={report.id} className="rounded-card bg-surface p-4 shadow-card">
            <ReportedProfile reported={report}>
              <PhotoRow photos={report.photos} />
            </ReportedProfile>
          </li>
        ))}
      </ul>
    </div>
  )
}
