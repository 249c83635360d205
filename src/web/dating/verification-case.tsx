import { useTranslations } from 'use-intl'
import { VerificationPose } from '#contract/dating/verification/verification.ts'
import type { CaseDetail } from '#contract/moderation/cases/case.ts'
import { Picture } from '#web/ui/picture.tsx'

/** A selfie beside the photos that it is compared with. */
export function VerificationCase({ found: { subject } }: { found: CaseDetail }) {
  const t = useTranslations('dating.review')
  const tPose = useTranslations('dating.verification.poses')
  if (!subject) return null
  const fact = (name: string) => subject.facts.find((one) => one.name === name)?.value
  const pose = VerificationPose.safeParse(fact('pose')).data
  const age = fact('age')
  return (
    <div className="grid gap-3 rounded-card bg-surface p-5 shadow-card">
      <p>
        {pose && <span className="font-semibold">{tPose(pose)}</span>}
        {age !== undefined && (
          <span className="block text-sm text-muted">{t('age', { age: Number(age) })}</span>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        {subject.pictures.map((picture, index) => {
          const isSelfie = picture.id === subject.compareId
          return (
            <Picture
              key={picture.id}
              picture={picture}
              alt={isSelfie ? t('selfie') : t('profilePhoto', { n: index })}
              sizes="12rem"
              ratio={3 / 4}
              className={`w-40 shrink-0 rounded-xl ${isSelfie ? 'ring-2 ring-gold' : ''}`}
            />
          )
        })}
      </div>
    </div>
  )
}
