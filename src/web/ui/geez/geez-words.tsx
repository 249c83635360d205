import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLanguage } from '#web/platform/language/language.tsx'
import { followGeezTyping, type GeezTyping, type TypedWord } from './follow-geez-typing.ts'
import { spellerFor, suggestWords, typedLanguageOf } from './suggest-words.ts'
import { WordRow } from './word-row.tsx'
import { learnWord } from './words/learned-words.ts'

interface Offered {
  field: HTMLElement
  word: TypedWord
}

/** Follows what is typed into the field that has the same parent, and offers the words that it may mean. */
export function GeezWords({ beside }: { beside: RefObject<HTMLElement | null> }) {
  const { shown } = useLanguage()
  const language = typedLanguageOf(shown)
  const [offered, setOffered] = useState<Offered | null>(null)
  const typing = useRef<GeezTyping>(null)
  useEffect(() => {
    const field = beside.current?.parentElement?.querySelector<HTMLInputElement>('input, textarea')
    if (!field) return undefined
    const speller = spellerFor(language)
    const following = followGeezTyping(field, {
      suggest: (typed) => suggestWords(speller, typed),
      learn: learnWord,
      show: (word) => setOffered(word && { field, word }),
    })
    typing.current = following
    return following.stop
  }, [beside, language])
  if (!offered) return null
  return <WordRow {...offered} language={language} onChoose={(text) => typing.current?.choose(text)} />
}
