import { isTypedBySound, writeGeez } from '#contract/language/geez-typing.ts'
import { isEthiopic } from '#contract/language/ethiopic-script.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/** A word that is being typed. */
export interface TypedWord {
  /** In Latin letters. */
  typed: string
  /** What it may mean, by likelihood: the first stands in the field. */
  words: readonly string[]
}

interface Helper {
  /** The words that what was typed may mean, at least one. */
  suggest: (typed: string) => readonly string[]
  /** A word was chosen on purpose. */
  learn: (typed: string, word: string) => void
  /** The word being typed changed; null when there is none. */
  show: (word: TypedWord | null) => void
}

export interface GeezTyping {
  /** Writes that word for the one being typed, and a space behind it at the end of the text. */
  choose: (word: string) => void
  stop: () => void
}

const MARK = /^[:,;]$/
/** Goes on with a word in Latin letters, or with an address. */
const IN_LATIN = /(?:[A-Za-z@/_\\=]|[A-Za-z]\.)$/
/** What an address or a code is made of: the word before it was meant in Latin letters. */
const IN_ADDRESS = /^[@/_\\=]$/
const CLOSING = /^[.!?…፣።፤:,;)]$/

/**
 * Turns what is typed into a field by its sound into Ge'ez letters, word by word; a word that the keyboard of a phone
 * composes is turned when it is done. Digits choose among the words on offer, Escape returns to Latin. What is pasted,
 * what stood there before and what belongs to an address stay as they are.
 */
export function followGeezTyping(field: Field, { suggest, learn, show }: Helper): GeezTyping {
  /** What was typed of the word before the caret, what stands there for it, and what else it may mean. */
  let typed = ''
  let written = ''
  let words: readonly string[] = []
  /** A choice wrote a space that a closing mark takes back. */
  let isSpaceOurs = false

  const forget = () => {
    if (words.length > 0) show(null)
    typed = ''
    written = ''
    words = []
    isSpaceOurs = false
  }
  const offer = (nextTyped: string, offered: readonly string[]) => {
    typed = nextTyped
    words = offered
    written = offered[0] ?? nextTyped
    show({ typed, words })
  }
  const replace = (start: number, end: number, text: string): boolean => {
    const length = field.value.length - (end - start) + text.length
    if (field.maxLength >= 0 && length > field.maxLength) return false
    field.setRangeText(text, start, end, 'end')
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }))
    return true
  }
  /** What ends a number, as in 2ኛ, is no word. */
  const endingsOf = (letters: string) => [
    ...new Set([writeGeez(letters.replaceAll('gn', 'ny')), ...suggest(letters)]),
  ]
  const before = (at: number) => field.value.slice(0, at)

  const typeLetter = (event: InputEvent, letter: string, start: number, end: number) => {
    if (typed === '' && (IN_LATIN.test(before(start)) || /['’]/.test(letter))) return
    event.preventDefault()
    const next = MARK.test(typed.at(-1) ?? '') ? letter : typed + letter
    const from = next === letter ? start : start - written.length
    const offered = /\d$/.test(before(from)) ? endingsOf(next) : suggest(next)
    if (replace(from, end, offered[0] ?? next)) offer(next, offered)
  }
  const typeMark = (event: InputEvent, mark: string, start: number, end: number) => {
    if (!isEthiopic(before(start).slice(-1)) && typed === '' && mark !== ':') return forget()
    event.preventDefault()
    const next = MARK.test(typed) ? typed + mark : mark
    const from = next === mark ? start : start - written.length
    const signs = writeGeez(next)
    forget()
    if (!replace(from, end, signs)) return
    typed = next
    written = signs
  }
  const takeBack = (event: InputEvent, end: number) => {
    if (words.length === 0) return forget()
    event.preventDefault()
    const from = end - written.length
    // a sign is taken back whole
    for (let rest = typed.slice(0, -1); rest !== ''; rest = rest.slice(0, -1)) {
      const offered = suggest(rest)
      if ((offered[0] ?? rest) === written) continue
      if (replace(from, end, offered[0] ?? rest)) offer(rest, offered)
      return
    }
    replace(from, end, '')
    forget()
  }

  const close = (event: InputEvent, mark: string, start: number, end: number) => {
    const isGeez = MARK.test(mark) && isEthiopic(before(start - 1).slice(-1))
    event.preventDefault()
    replace(start - 1, end, isGeez ? writeGeez(mark) : mark)
    forget()
  }
  const keepLatin = (event: InputEvent, mark: string, end: number) => {
    event.preventDefault()
    replace(end - written.length, end, typed + mark)
    forget()
  }

  const type = (event: InputEvent) => {
    const { data, inputType } = event
    const { selectionStart: start, selectionEnd: end } = field
    if (event.isComposing || start === null || end === null) return
    if (!before(start).endsWith(written)) forget()
    if (inputType === 'deleteContentBackward' && start === end) return takeBack(event, end)
    if (inputType !== 'insertText' || data === null) return forget()
    if (isSpaceOurs && CLOSING.test(data) && before(start).endsWith(' '))
      return close(event, data, start, end)
    const chosen = words[Number(data) - 1]
    if (chosen !== undefined) {
      event.preventDefault()
      return choose(chosen)
    }
    isSpaceOurs = false
    if (IN_ADDRESS.test(data) && words.length > 0) return keepLatin(event, data, end)
    if (isTypedBySound(data)) return typeLetter(event, data, start, end)
    if (MARK.test(data)) return typeMark(event, data, start, end)
    forget()
  }
  const choose = (word: string) => {
    const end = field.selectionEnd ?? field.value.length
    const standing = [written, typed].find((text) => text !== '' && before(end).endsWith(text))
    if (standing === undefined) return forget()
    const space = field.value.slice(end) === '' ? ' ' : ''
    const isWritten = replace(end - standing.length, end, word + space)
    if (isWritten) learn(typed, word)
    forget()
    isSpaceOurs = isWritten && space !== ''
  }

  // what a phone composes stands there in Latin letters until it is done
  const compose = ({ data }: CompositionEvent) => {
    if (!isTypedBySound(data)) return forget()
    offer(data, suggest(data))
  }
  const endComposing = ({ data }: Pick<CompositionEvent, 'data'>) => {
    const end = field.selectionEnd ?? field.value.length
    const isOffered = typed === data && words.length > 0
    if (isOffered && before(end).endsWith(data)) replace(end - data.length, end, written)
    forget()
  }
  // a button that leaves the keyboard open, such as that for sending, takes the text before the word is done
  const press = ({ target }: PointerEvent) => {
    if (words.length > 0 && target instanceof Element && !target.closest('[popover]'))
      endComposing({ data: typed })
  }
  const onKey = (event: KeyboardEvent) => {
    const { key, isComposing } = event
    // keys of an input method are its own
    if (isComposing) return
    if (key.startsWith('Arrow') || ['Home', 'End', 'Enter'].includes(key)) return forget()
    if (key !== 'Escape' || words.length === 0) return
    event.preventDefault()
    event.stopPropagation()
    const end = field.selectionEnd ?? field.value.length
    if (typed !== written && replace(end - written.length, end, typed)) learn(typed, typed)
    forget()
  }

  const ending = new AbortController()
  const { signal } = ending
  const listen = (name: string, act: (event: never) => void) =>
    field.addEventListener(name, act as (event: Event) => void, { signal })
  listen('beforeinput', type)
  listen('compositionupdate', compose)
  listen('compositionend', endComposing)
  listen('keydown', onKey)
  // a caret that was put elsewhere begins a new word
  listen('pointerdown', forget)
  listen('blur', forget)
  document.addEventListener('pointerdown', press, { capture: true, signal })
  return {
    choose,
    stop: () => {
      forget()
      ending.abort()
    },
  }
}
