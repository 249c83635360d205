import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { TypedWord } from './follow-geez-typing.ts'

interface WordRowProps {
  field: HTMLElement
  word: TypedWord
  language: string
  onChoose: (word: string) => void
}

/** Pixels between the field and the row, and between the row and the edge of what is seen. */
const GAP = 4

/** Beneath the field, or above it where something of the field's own opens beneath or the keyboard of a phone begins. */
function place(row: HTMLElement, field: HTMLElement): void {
  const { left, top, bottom } = field.getBoundingClientRect()
  const seen = globalThis.visualViewport
  const [start, end] = [seen?.offsetTop ?? 0, (seen?.offsetTop ?? 0) + (seen?.height ?? innerHeight)]
  const above = top - row.offsetHeight - GAP
  const isAbove = field.role === 'combobox' || bottom + GAP + row.offsetHeight > end
  const wanted = isAbove && above >= start ? above : bottom + GAP
  row.style.top = `${Math.min(wanted, end - row.offsetHeight - GAP)}px`
  row.style.left = `${Math.max(GAP, Math.min(left, innerWidth - row.offsetWidth - GAP))}px`
}

/** Words that what is being typed may mean, each with the digit that chooses it, and the Latin itself. */
export function WordRow({ field, word: { typed, words }, language, onChoose }: WordRowProps) {
  const t = useTranslations('ui.field')
  const row = useRef<HTMLFieldSetElement>(null)
  useLayoutEffect(() => {
    // in the layer over everything, so that no sheet and no edge cuts it off
    if (row.current && 'showPopover' in row.current) row.current.showPopover()
  }, [])
  useLayoutEffect(() => {
    if (!row.current) return undefined
    const element = row.current
    const follow = () => place(element, field)
    follow()
    // told of after the browser has laid out what changed: nothing is measured at each key
    const sizes = new ResizeObserver(follow)
    sizes.observe(element)
    sizes.observe(field)
    const ending = new AbortController()
    const { signal } = ending
    addEventListener('scroll', follow, { capture: true, passive: true, signal })
    addEventListener('resize', follow, { signal })
    globalThis.visualViewport?.addEventListener('resize', follow, { signal })
    return () => {
      sizes.disconnect()
      ending.abort()
    }
  }, [field])
  return (
    <fieldset
      ref={row}
      popover="manual"
      aria-label={t('geezWords')}
      className="fixed inset-auto z-50 m-0 flex min-w-0 max-w-[calc(100vw-0.5rem)] overflow-x-auto rounded-2xl border border-border bg-overlay p-1 text-overlay-foreground shadow-overlay"
    >
      {words.map((word, nth) => (
        <WordButton key={word} onPress={() => onChoose(word)} isFirst={nth === 0}>
          <span aria-hidden="true" className="text-xs text-muted tabular-nums">
            {nth + 1}
          </span>
          <span lang={word === typed ? '' : language}>{word}</span>
        </WordButton>
      ))}
      {!words.includes(typed) && (
        <WordButton onPress={() => onChoose(typed)} label={t('geezLatin', { word: typed })}>
          <span lang="" className="text-muted">
            {typed}
          </span>
        </WordButton>
      )}
      <SpokenWords words={words} language={language} />
    </fieldset>
  )
}

interface WordButtonProps {
  children: React.ReactNode
  onPress: () => void
  label?: string
  isFirst?: boolean
}

/** Out of the order of Tab, which leads on to what stands behind the field: the keyboard chooses by digits. */
function WordButton({ children, onPress, label, isFirst = false }: WordButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      // the caret, and the keyboard of a phone, stay in the field
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
      className={`flex min-h-11 shrink-0 cursor-pointer items-center gap-1.5 rounded-xl px-2.5 text-base hover:bg-default ${isFirst ? 'bg-default font-semibold' : ''}`}
    >
      {children}
    </button>
  )
}

/** Milliseconds without a key after which the words are said. */
const SAID_AFTER_MS = 600

function SpokenWords({ words, language }: { words: readonly string[]; language: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(
      () => setSaid(words.map((word, nth) => `${nth + 1} ${word}`).join(', ')),
      SAID_AFTER_MS,
    )
    return () => clearTimeout(timer)
  }, [words])
  return (
    <output lang={language} className="sr-only">
      {said}
    </output>
  )
}
