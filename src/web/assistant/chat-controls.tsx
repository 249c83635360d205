import { SquarePen } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { ChatLanguage } from '#contract/assistant/chat.ts'
import { Button } from '#web/ui/button.tsx'
import { PlainSelect } from '#web/ui/choices/plain-select.tsx'
import { chooseChatLanguage, forgetMessages, isAnswering, useChat } from './chat-store.ts'
import { useChatLanguage } from './start-asking.ts'

function subscribe(listener: () => void): () => void {
  const events = ['online', 'offline'] as const
  for (const event of events) addEventListener(event, listener)
  return () => events.forEach((event) => removeEventListener(event, listener))
}

/** Can questions be answered just now? */
export function Status() {
  const t = useTranslations('assistant')
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <p className="flex items-center gap-1.5 text-sm leading-snug">
      <span
        aria-hidden="true"
        className={`size-2 shrink-0 rounded-full ${isOnline ? 'bg-gold dark:bg-current' : 'border border-current'}`}
      />
      {t(isOnline ? 'online' : 'offline')}
    </p>
  )
}

/** English or Amharic: for the answers, and for all that the assistant says around them. */
export function LanguagePicker() {
  const t = useTranslations('assistant')
  const language = useChatLanguage()
  return (
    <PlainSelect
      label={t('language')}
      isLabelHidden
      shape="pill"
      value={language}
      onChange={(chosen) => chooseChatLanguage(ChatLanguage.parse(chosen))}
      choices={ChatLanguage.options.map((value) => ({ value, label: t(`languages.${value}`) }))}
      className="w-30 shrink-0"
    />
  )
}

/** Begins anew, once there is something to leave behind. */
export function ClearButton() {
  const t = useTranslations('assistant')
  const chat = useChat()
  if (chat.messages.length === 0) return null
  return (
    <Button
      isIconOnly
      variant="ghost"
      className="size-11"
      aria-label={t('clear')}
      title={t('clear')}
      disabled={isAnswering(chat)}
      onClick={forgetMessages}
    >
      <SquarePen size={19} aria-hidden="true" />
    </Button>
  )
}
