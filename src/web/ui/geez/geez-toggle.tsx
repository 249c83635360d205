import { type ComponentType, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'

/** One choice for all fields of the page, until it is left. */
let isOn = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function toggle(): void {
  isOn = !isOn
  listeners.forEach((listener) => listener())
}

type Helper = ComponentType<{ beside: RefObject<HTMLElement | null> }>

/** Beside a text field, in one positioned element with it: words in Ge'ez letters are typed into it by their sound while it is pressed. */
export function GeezToggle({ className = 'end-0.5 top-0' }: { className?: string }) {
  const t = useTranslations('ui.field')
  const button = useRef<HTMLButtonElement>(null)
  const isPressed = useSyncExternalStore(subscribe, () => isOn)
  const [Words, setWords] = useState<Helper | null>(null)
  useEffect(() => {
    if (!isPressed) return undefined
    let isLeft = false
    const start = async () => {
      const { GeezWords } = await import('./geez-words.tsx')
      if (!isLeft) setWords(() => GeezWords)
    }
    // without a connection the letters stay Latin
    void start().catch(() => undefined)
    return () => {
      isLeft = true
      setWords(null)
    }
  }, [isPressed])
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={t('geez')}
        aria-pressed={isPressed}
        title={t('geezHint')}
        // the caret, and the keyboard of a phone, stay in the field
        onPointerDown={(event) => event.preventDefault()}
        onClick={toggle}
        className={`absolute z-10 grid size-11 cursor-pointer place-content-center rounded-full text-muted hover:text-foreground focus-visible:outline-2 focus-visible:outline-accent ${className}`}
      >
        <span
          aria-hidden="true"
          className={`grid size-8 place-content-center rounded-full text-base font-semibold ${isPressed ? 'bg-accent text-accent-foreground' : ''}`}
        >
          {t('geezSign')}
        </span>
      </button>
      {Words && <Words beside={button} />}
    </>
  )
}
