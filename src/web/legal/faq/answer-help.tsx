import { Sparkles } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useAssistantLauncher } from '#web/platform/assistant-launcher.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'

/** Where to go on when no answer helps. */
export function AnswerHelp() {
  const t = useTranslations('legal.faq.help')
  const openAssistant = useAssistantLauncher()
  return (
    <aside className="mt-10 flex flex-wrap items-center justify-between gap-4 rounded-card bg-surface-secondary p-5 print:hidden">
      <div>
        <h2 className="font-sans text-base font-semibold">{t('title')}</h2>
        <p className="mt-1 text-muted">{t('text')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {openAssistant && (
          <Button aria-haspopup="dialog" onClick={openAssistant}>
            <Sparkles size={18} aria-hidden="true" />
            {t('ask')}
          </Button>
        )}
        <ButtonLink to="/contact" variant="outline">
          {t('contact')}
        </ButtonLink>
      </div>
    </aside>
  )
}
