import { Languages } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { nativeShare } from '#web/platform/device/native-shell.ts'
import { toast } from '#web/platform/device/toast.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import type { TranslatedProps } from '#web/platform/language/translated.tsx'
import { foreignLanguage } from './language-policy.ts'

/**
 * A text of somebody else where this site translates nothing: in another language than the reader's it has a button
 * that hands it to the apps of the device, among them its translator. A browser without a sheet for that copies it.
 */
export function HandedText({ text, lang, children }: TranslatedProps) {
  const t = useTranslations('assistant.translation')
  const { shown } = useLanguage()
  if (!foreignLanguage(text, lang, shown)) return children
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast({ title: t('copied'), kind: 'success' }),
      () => toast({ title: t('notCopied'), kind: 'warning' }),
    )
  const handOver = async () => {
    const share = nativeShare() ?? sheetOf(navigator)
    if (!share) return copy()
    try {
      await share({ text })
    } catch (error) {
      // closing the sheet is no failure
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy()
    }
  }
  return (
    <>
      {children}
      <button
        type="button"
        onClick={() => void handOver()}
        className="-mb-1.5 inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-lg text-sm font-medium text-accent hover:underline focus-visible:outline-2 focus-visible:outline-accent"
      >
        <Languages size={15} aria-hidden="true" />
        {t('handOver')}
      </button>
    </>
  )
}

/** Computers have sheets too, but seldom a translator in them. */
function sheetOf({ share }: Partial<Navigator>): ((data: { text: string }) => Promise<void>) | null {
  const isTouched = matchMedia('(pointer: coarse)').matches
  return share && isTouched ? share.bind(navigator) : null
}
