import { expect, test } from 'vitest'
import { faqAm } from './am/texts.ts'
import { faqEn } from './en/texts.ts'
import { entriesOf, FAQ_PLACES, type FaqId } from './faq.ts'
import { indexFaq } from './faq-index.ts'
import { searchFaq, SURE_ENOUGH } from './faq-search.ts'

const ENGLISH = indexFaq(entriesOf(faqEn))
const AMHARIC = indexFaq(entriesOf(faqAm))
const BOTH = [ENGLISH, AMHARIC]

/** What people type, and the question that has to be among the first three. */
const ASKED: readonly [string, FaqId][] = [
  // English
  ['delete my account', 'delete-account'],
  ['how do I log in without a password', 'ways-to-sign-in'],
  ['2fa', 'second-step'],
  ['lost phone recovery code', 'lost-second-step'],
  ['code did not arrive', 'mail-not-here'],
  ['is posting free?', 'cost-of-posting'],
  ['how many photos', 'number-of-photos'],
  ['HEIC', 'photo-files'],
  ['listing in review', 'why-in-review'],
  ['renew', 'renew-listing'],
  ['sold', 'close-listing'],
  ['saved search alerts', 'saved-searches'],
  ['kilometers', 'miles-or-kilometres'],
  ['block someone', 'block-somebody'],
  ['unsend message', 'edit-message'],
  ['scam', 'spot-a-scam'],
  ['deposit before viewing', 'rent-deposit'],
  ['zoom link', 'group-meeting-link'],
  ['waitlist', 'group-is-full'],
  ['google calendar', 'event-in-calendar'],
  ['ethiopian calendar', 'ethiopian-calendar'],
  ['install on iphone', 'install-on-iphone'],
  ['offline', 'without-connection'],
  ['unsubscribe', 'fewer-mails'],
  ['no credit history', 'newcomer-rooms'],
  // Amharic
  ['መለያዬን መሰረዝ', 'delete-account'],
  ['የይለፍ ቃል ረሳሁ', 'forgotten-password'],
  ['ማስታወቂያ ማደስ', 'renew-listing'],
  ['ማስያዣ', 'rent-deposit'],
  ['ማጭበርበር', 'spot-a-scam'],
  ['የኢትዮጵያ ቀን መቁጠሪያ', 'ethiopian-calendar'],
  ['ሰው ማገድ', 'block-somebody'],
  ['ቡድን መቀላቀል', 'join-group'],
  ['ፎቶ ስንት', 'number-of-photos'],
  ['ነፃ ነው', 'cost-of-posting'],
  ['ያለ ኢንተርኔት', 'without-connection'],
  // one script for the other
  ['kiray', 'room-facts'],
  ['buden', 'join-group'],
  ['masawekia', 'push-notifications'],
  ['mahberawi budin', 'create-group'],
  ['ሀክ', 'account-taken-over'],
  ['ኢንስታል install', 'install-app'],
  ['ሰዓት clock', 'dawn-clock'],
  ['maged', 'block-somebody'],
  // slips
  ['pasword', 'change-password'],
  ['delet acount', 'delete-account'],
  ['notificaton', 'push-notifications'],
  ['passwrod', 'forgotten-password'],
  ['favorits', 'favorites'],
  ['ኣካውንት ማጥፋት', 'delete-account'],
]

test.each(ASKED)('“%s” finds %s among the first three', (words, id) => {
  expect(searchFaq(BOTH, words).slice(0, 3)).toContain(id)
})

test('at least half of all finds stand first', () => {
  const first = ASKED.filter(([words, id]) => searchFaq(BOTH, words)[0] === id)
  expect(first.length).toBeGreaterThan(ASKED.length / 2)
})

test('every question finds itself first, in either language', () => {
  for (const { id, topic } of FAQ_PLACES)
    for (const texts of [faqEn, faqAm]) {
      const { question } = (texts[topic] as Record<string, { question: string }>)[id] ?? { question: '' }
      expect([question, searchFaq(BOTH, question)[0]]).toEqual([question, id])
    }
})

test('one language alone can be searched, and is found in Latin letters too', () => {
  expect(searchFaq([ENGLISH], 'deposit')).toContain('rent-deposit')
  expect(searchFaq([ENGLISH], 'ማስያዣ')).not.toContain('rent-deposit')
  expect(searchFaq([AMHARIC], 'kiray')).toContain('room-facts')
})

test('eight answers at most, each once', () => {
  const found = searchFaq(BOTH, 'listing')
  expect(found).toHaveLength(8)
  expect(new Set(found).size).toBe(8)
})

test('what nobody wrote about finds nothing; signs and gaps are no words', () => {
  for (const words of ['', '   ', '?!…', '🙂', 'xqzwv', '𐤀𐤁'])
    expect([words, searchFaq(BOTH, words)]).toEqual([words, []])
})

test('questions of common words alone are still answered', () => {
  expect(searchFaq(BOTH, 'how do I').length).toBeGreaterThan(0)
})

test('a very long text is answered as quickly as a short one', () => {
  const begun = Date.now()
  searchFaq(BOTH, 'ማስታወቂያ listing '.repeat(50_000))
  expect(Date.now() - begun).toBeLessThan(500)
})

test.each([
  'asdf qwer zxcv',
  'what is the meaning of life',
  'how do I cook doro wat',
  'how do I fix my car',
  'who won the world cup',
  'tell me a joke',
  'gun in Dallas',
  'how',
  'ምን አለ',
  'በሬ ወለደ',
  'ዶሮ ወጥ እንዴት ይሠራል',
])('knows that it does not know: %s', (text) => {
  expect(searchFaq(BOTH, text, SURE_ENOUGH)).toEqual([])
})

test.each([
  ['how do I renew my ad', 'renew-listing'],
  ['how do I change the language', 'change-language'],
  ['somebody asked me for a verification code', 'codes-by-text'],
  ['I forgot my password', 'forgotten-password'],
  ['ማሳወቂያ እንዴት አጠፋለሁ', 'push-notifications'],
  ['መለያዬን እንዴት ማጥፋት እችላለሁ', 'delete-account'],
])('is sure enough of %s', (text, id) => {
  expect(searchFaq(BOTH, text, SURE_ENOUGH)[0]).toBe(id)
})
