import { useTranslations } from 'use-intl'

/** Stands where the answer will be, until its first words are there. */
export function Typing() {
  const t = useTranslations('assistant')
  return (
    <p className="flex items-center gap-2 rounded-[1.25rem] rounded-es-md bg-surface px-4 py-2.5 text-muted shadow-card">
      {t('typing')}
      <span aria-hidden="true" className="flex gap-1">
        {['', '[animation-delay:150ms]', '[animation-delay:300ms]'].map((delay) => (
          <span key={delay} className={`size-1.5 animate-pulse rounded-full bg-current ${delay}`} />
        ))}
      </span>
    </p>
  )
}
