import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { AnswerId } from '#contract/legal/help/article.ts'
import { rateAnswer } from '#contract/legal/help/rate-answer.ts'
import { call } from '#web/platform/call/call.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { Button } from '#web/ui/button.tsx'

/** Asks whether an answer helped; said once, it is not asked again until the page is left. */
export function AnswerRating({ id }: { id: AnswerId }) {
  const t = useTranslations('legal.faq.rating')
  const errorText = useErrorText()
  const [said, setSaid] = useState<boolean | null>(null)
  const rate = async (isHelpful: boolean) => {
    setSaid(isHelpful)
    try {
      await call(rateAnswer, { answerId: id, isHelpful })
    } catch (error) {
      setSaid(null)
      toast({ title: t('failed'), description: errorText(error), kind: 'danger' })
    }
  }
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 text-sm text-muted print:hidden">
      <output>{t(said === null ? 'ask' : said ? 'thanks' : 'sorry')}</output>
      {said === null && (
        <span className="flex gap-1">
          {[true, false].map((isHelpful) => (
            <Button
              key={String(isHelpful)}
              variant="outline"
              size="sm"
              className="min-h-11 px-4"
              onClick={() => void rate(isHelpful)}
            >
              {t(isHelpful ? 'yes' : 'no')}
            </Button>
          ))}
        </span>
      )}
    </div>
  )
}
