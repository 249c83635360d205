import { z } from 'zod'
import { deviceText } from '#web/platform/device/device-text.ts'

/** What was chosen on this device for what was typed; gone at sign-out, as everything of a person is. */
const KEY = 'typed-words'
const Learned = z.record(z.string(), z.array(z.string()))
/** Spellings remembered, the latest chosen last. */
const SPELLINGS_MAX = 400
const WORDS_MAX = 3

/** What was read last, as it is read at every key. */
let latest = { text: '', learned: new Map<string, string[]>() }

function read(): Map<string, string[]> {
  const text = deviceText.read(KEY) ?? '{}'
  if (text !== latest.text) latest = { text, learned: parse(text) }
  return latest.learned
}

/** What does not read as stored by us is as if nothing was. */
function parse(text: string): Map<string, string[]> {
  try {
    return new Map(Object.entries(Learned.parse(JSON.parse(text))))
  } catch {
    return new Map()
  }
}

const keyOf = (typed: string) => typed.toLowerCase()

/** The words chosen before for what is typed, the latest first. */
export const learnedWords = (typed: string): readonly string[] => read().get(keyOf(typed)) ?? []

/** Remembers that a word was chosen for what was typed: a word in Ge'ez letters, or the Latin itself. */
export function learnWord(typed: string, word: string): void {
  const learned = new Map(read())
  const key = keyOf(typed)
  const words = [word, ...(learned.get(key) ?? []).filter((other) => other !== word)].slice(0, WORDS_MAX)
  learned.delete(key)
  learned.set(key, words)
  deviceText.write(KEY, JSON.stringify(Object.fromEntries([...learned].slice(-SPELLINGS_MAX))))
}
