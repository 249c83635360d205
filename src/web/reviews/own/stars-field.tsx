import { Star } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { REVIEW_LIMITS } from '#contract/reviews/review.ts'

interface StarsFieldProps {
  /** 0: none chosen. */
  value: number
  onChange: (stars: number) => void
  isInvalid: boolean
}

const NTH = Array.from({ length: REVIEW_LIMITS.starsMax }, (_, index) => index + 1)

/** One to five, pressed or chosen by the arrow keys. */
export function StarsField({ value, onChange, isInvalid }: StarsFieldProps) {
  const t = useTranslations('reviews')
  const name = useId()
  return (
    <fieldset aria-describedby={isInvalid ? `${name}-note` : undefined} aria-invalid={isInvalid}>
      <legend className="mb-1 font-medium">{t('form.stars')}</legend>
      <div className="flex gap-1">
        {NTH.map((nth) => (
          <label key={nth} className="relative flex size-12 cursor-pointer items-center justify-center">
            <input
              type="radio"
              name={name}
              value={nth}
              checked={value === nth}
              onChange={() => onChange(nth)}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span className="sr-only">{t('stars', { n: nth })}</span>
            <Star
              size={34}
              aria-hidden="true"
              className={`rounded-md peer-focus-visible:outline-2 peer-focus-visible:outline-accent ${
                nth <= value ? 'fill-current text-warning' : 'text-muted'
              }`}
            />
          </label>
        ))}
      </div>
      {isInvalid && (
        <p id={`${name}-note`} role="alert" className="mt-1 text-sm text-danger">
          {t('form.starsMissing')}
        </p>
      )}
    </fieldset>
  )
}
