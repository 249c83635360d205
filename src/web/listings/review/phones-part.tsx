import { Phone } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { ReviewDetail } from '#contract/listings/review/review.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/platform/device/toast.ts'
import { useRevealReviewedPhone } from './reveal-reviewed-phone.ts'

/** Numbers are masked until staff ask for them, and who asked is on record. */
export function PhonesPart({ review: { listingId, shown, proposed } }: { review: ReviewDetail }) {
  const t = useTranslations('listings.review')
  const errorText = useErrorText()
  const { mutate, data, isPending } = useRevealReviewedPhone()
  const lines = [
    { label: t(proposed ? 'phoneNow' : 'phone'), masked: shown.maskedPhone, whole: data?.shown },
    { label: t('phoneProposed'), masked: proposed?.maskedPhone ?? null, whole: data?.proposed },
  ].filter(({ masked }) => masked !== null)
  if (lines.length === 0) return null
  const reveal = () =>
    mutate(
      { listingId },
      {
        onError: (error) => toast({ title: t('phoneFailed'), description: errorText(error), kind: 'danger' }),
      },
    )
  return (
    <div className="grid gap-1 text-sm">
      {lines.map(({ label, masked, whole }) => (
        <p key={label} className="flex flex-wrap items-center gap-x-2">
          <Phone size={16} aria-hidden="true" className="shrink-0 text-muted" />
          <span className="text-muted">{label}</span>
          <span className="font-medium tabular-nums">{whole ?? masked}</span>
        </p>
      ))}
      {data ? (
        <p className="text-muted">{t('phoneLogged')}</p>
      ) : (
        <Button
          variant="outline"
          className="mt-1 min-h-11 justify-self-start"
          aria-disabled={isPending}
          onClick={reveal}
        >
          {t('phoneReveal')}
        </Button>
      )}
    </div>
  )
}
