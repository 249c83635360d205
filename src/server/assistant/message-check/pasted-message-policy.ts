import { isEthiopic } from '#contract/language/ethiopic-script.ts'
import { holdsCue, readCue, readWords, type Word } from '#server/listings/reading/public.ts'
import { checkMessage } from './reason-policy.ts'

/** How people ask whether a message that they got is honest. */
const CHECKING = readCue(
  [
    'is this a scam, is it a scam, is this scam, is this real, is this legit, is this true, is this fraud, is this message, is that message, is this text, is this email, is this sms, scam or not',
    'does this look, does this sound, check this message, check this text, check this email, check a message, check a text, check my message, check the message, look at this message, read this message',
    'got this message, got this text, got this email, got a message, received this, received a message, this message came, sent me this, sent me a message, they wrote me, he wrote me, she wrote me, they wrote to me, somebody wrote, someone wrote, message says, message i got, a message i got, a message that i got',
    'ይህ መልእክት, ይህን መልእክት, ይሄ መልእክት, ይህ መልዕክት, ይህን መልዕክት, ይሄን መልእክት, ይህ እውነት ነው, ይህ ማጭበርበር ነው, ብለው ጻፉልኝ, ብሎ ጻፈልኝ, ብላ ጻፈችልኝ, ብለው ላኩልኝ, ብሎ ላከልኝ, መልእክት ደረሰኝ, የደረሰኝን መልእክት, መልእክት አረጋግጥ*, መልእክት ፈትሽ*, መልእክት እዩልኝ',
    'እዚ መልእክቲ, ነዚ መልእክቲ, እዚ ሓቂ ድዩ, ምትላል ድዩ, ኢሎም ጽሒፎምለይ, ኢሉ ጽሒፉለይ, ኢሎም ልኢኾምለይ, መልእክቲ በጺሑኒ',
  ].join(', '),
)

/** What somebody wants to do about a message, rather than know of it. */
const ACTING = readCue(
  'how do, how can, how to, what should, what do i do, i want to report, report it, report them, block them, block him, block her, እንዴት, ምን ላድርግ, ልጠቁም, ልከልክል, ከመይ',
)
/** A request of what to do is no longer than this; a message that is pasted may ask something too. */
const ACTING_WORDS_MAX = 12

/** Words of a request to check something, before the message itself. */
const HEAD_MAX = 14
const QUOTED = /[“«"„‹']([^”»"›]{20,})[”»"›']?/u
/** Ends what is said about a message: the Ethiopic marks are a colon of Amharic and one of Tigrinya. */
const HEAD_END = /[:፦፡?\n]\s*/gu
const MESSAGE_WORDS_MIN = 3
/** Fewer words name a fraud rather than being the message of one. */
const UNASKED_WORDS_MIN = { latin: 12, ethiopic: 8 } as const
const TO_SOMEBODY = /\b(?:you|your|yours)\b/iu

/**
 * The message whose honesty a question is about: behind words that ask for it, in quotation marks, or the whole of what
 * was pasted where it speaks like a fraud by itself.
 * @returns '' where a check is asked for and no message stands there; null where none is asked for
 */
export function readPastedMessage(text: string): string | null {
  const words = readWords(text)
  const head = words.slice(0, HEAD_MAX)
  if (holdsCue(CHECKING, head)) {
    const message = behindHead(text)
    return isActing(message === '' ? words : readWords(message)) ? null : message
  }
  const least = UNASKED_WORDS_MIN[isEthiopic(text) ? 'ethiopic' : 'latin']
  const isToSomebody = isEthiopic(text) || TO_SOMEBODY.test(text)
  const isQuestion = /\?\s*$/u.test(text)
  if (words.length < least || isQuestion || !isToSomebody) return null
  return checkMessage(text).verdict === 'fraud' ? text : null
}

/** “Somebody sent me a message: how do I block them?” asks for no check. */
const isActing = (words: readonly Word[]): boolean =>
  words.length <= ACTING_WORDS_MAX && holdsCue(ACTING, words)

function behindHead(text: string): string {
  const quoted = QUOTED.exec(text)?.[1]
  if (quoted !== undefined) return quoted
  for (const end of text.matchAll(HEAD_END)) {
    const head = text.slice(0, end.index)
    const rest = text.slice(end.index + end[0].length).trim()
    if (holdsCue(CHECKING, readWords(head)) && readWords(rest).length >= MESSAGE_WORDS_MIN) return rest
  }
  return ''
}
