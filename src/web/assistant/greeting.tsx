import { useTranslations } from 'use-intl'
import { Logo } from '#web/ui/brand/logo.tsx'
import { Suggestions } from './suggestions.tsx'

/** What stands there before anything was asked: what it can do, and questions to begin with. */
export function Greeting({ onAsk }: { onAsk: (question: string) => void }) {
  const t = useTranslations('assistant')
  const ts = useTranslations('assistant.starters')
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <Logo wordMark={false} />
        <p className="font-display text-xl leading-snug font-bold text-pretty">{t('greeting.title')}</p>
        <p className="text-muted text-pretty">{t('greeting.text')}</p>
      </div>
      <Suggestions questions={[ts('room'), ts('job'), ts('feast'), ts('check')]} onAsk={onAsk} />
    </div>
  )
}
