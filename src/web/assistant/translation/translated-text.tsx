import { Languages, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ContentLanguage } from '#contract/language/language.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import type { TranslatedProps } from '#web/platform/language/translated.tsx'
import { foreignLanguage } from './language-policy.ts'
import { useTranslation } from './translate-text.ts'

/** A text of somebody else; where it is in another language than the reader's, with a button that translates it. */
export function TranslatedText(props: TranslatedProps) {
  const { shown } = useLanguage()
  const foreign = foreignLanguage(props.text, props.lang, shown)
  return foreign ? <ForeignText {...props} from={foreign.from} language={shown} /> : props.children
}

interface ForeignTextProps extends TranslatedProps {
  from: ContentLanguage | null
  language: ContentLanguage
}

function ForeignText({ subject, text, from, language, children }: ForeignTextProps) {
  const t = useTranslations('assistant.translation')
  const errorText = useErrorText()
  const [isAsked, setAsked] = useState(false)
  const { data, error, isFetching, refetch } = useTranslation({ subject, text, language, isAsked })
  const isTranslated = isAsked && data !== undefined
  const toggle = () => {
    if (error) void refetch()
    else setAsked(!isTranslated)
  }
  return (
    <>
      {isTranslated ? (
        <div lang={data.language}>
          {data.title !== null && <p className="mb-1 font-semibold wrap-anywhere">{data.title}</p>}
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {data.text}
          </p>
        </div>
      ) : (
        children
      )}
      <div className="-mb-1.5 flex flex-wrap items-center gap-x-3 text-sm">
        {isTranslated && <p className="text-muted">{from === null ? t('byMachine') : t(`from.${from}`)}</p>}
        <button
          type="button"
          aria-busy={isFetching}
          disabled={isFetching}
          onClick={toggle}
          className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-lg font-medium text-accent hover:underline focus-visible:outline-2 focus-visible:outline-accent disabled:cursor-default disabled:opacity-70"
        >
          {isTranslated ? (
            <RotateCcw size={15} aria-hidden="true" />
          ) : (
            <Languages size={15} aria-hidden="true" />
          )}
          {t(isFetching ? 'translating' : isTranslated ? 'original' : 'translate')}
        </button>
        {error && !isFetching && (
          <p role="alert" className="w-full text-danger">
            {errorText(error)}
          </p>
        )}
      </div>
      <output className="sr-only">{isTranslated && data.text}</output>
    </>
  )
}
