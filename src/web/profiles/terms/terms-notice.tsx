import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { TERMS_VERSION } from '#contract/auth/terms.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { Button } from '#web/ui/button.tsx'
import { useAcceptTerms } from './accept-terms.ts'

const linkTo = (to: '/terms' | '/privacy') => (words: ReactNode) => (
  <Link to={to} className="font-semibold text-accent underline underline-offset-4">
    {words}
  </Link>
)

/** Shows somebody who has not accepted the terms in force that there are new ones, until they do. */
export function TermsNotice() {
  const t = useTranslations('profiles.terms')
  const { date } = useFormats()
  const errorText = useErrorText()
  const { mutate, isPending } = useAcceptTerms()
  const accept = () =>
    mutate(
      { version: TERMS_VERSION },
      { onError: (error) => toast({ title: t('failed'), description: errorText(error), kind: 'danger' }) },
    )
  return (
    <aside
      aria-label={t('label')}
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-b border-border bg-surface px-4 py-2 text-sm"
    >
      <p className="max-w-prose">
        {t.rich('text', {
          date: date(TERMS_VERSION),
          terms: linkTo('/terms'),
          privacy: linkTo('/privacy'),
        })}
      </p>
      <Button className="min-h-11" isPending={isPending} onClick={accept}>
        {t('accept')}
      </Button>
    </aside>
  )
}
