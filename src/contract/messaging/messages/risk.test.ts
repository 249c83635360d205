import { describe, expect, it } from 'vitest'
import { hasLink } from './contact-forms.ts'
import type { Warning } from './warning.ts'
import { warningsIn } from './text-warning.ts'

describe('a message is pointed out for', () => {
  it.each<[string, Warning[]]>([
    ['Call me on 202-555-0147 tonight', ['contact']],
    ['ስልኬ 0911 23 45 67 ነው', ['contact']],
    ['write to sara (at) example (dot) org', ['contact']],
    ['write to sara@example.org', ['contact']],
    ['let us go on in WhatsApp', ['contact']],
    ['በቴሌግራም ያግኙኝ', ['contact']],
    ['I am @sara_rooms there', ['contact']],
    ['send it by Western Union first', ['payment']],
    ['በቅድሚያ ይክፈሉ', ['payment']],
    ['pay here: cash.app/sara', ['payment', 'link']],
    ['tell me the code you got', ['code']],
    ['የማረጋገጫ ኮድ ይላኩልኝ', ['code']],
    ['look at https://example.org/room', ['link']],
    ['የደረሰዎትን ኮድ ይንገሩኝ', ['code']],
    ['ኮዱን ላኩልኝ', ['code']],
    ['የደረሰህን ኮድ ላክልኝ እባክህ', ['code']],
    ['የማረጋገጫውን ቁጥር ስጡኝ', ['code']],
    ['ኮዱን አሳዪኝ', ['code']],
    ['ንገሩኝ የመጣልዎትን ኮድ', ['code']],
    ['ዝመጸኩም ኮድ ንገሩኒ', ['code']],
    ['ቁጽሪ ምርግጋጽ ስደደለይ', ['code']],
    ['the code I just sent, what is it?', ['code']],
    ['Read me the code', ['code']],
    ['ገንዘቡን በቅድሚያ ይላኩ', ['payment']],
    ['ቤቱን ሳያዩ ክፈሉ', ['payment']],
    ['መጀመሪያ ግማሹን ክፈል', ['payment']],
    ['በዌስተርን ዩኒየን ይላኩልኝ', ['payment']],
    ['የስጦታ ካርድ ገዝተው ፎቶውን ይላኩ', ['payment']],
    ['ኣቐዲምኩም ክፈሉ', ['payment']],
    ['Send the deposit first please', ['payment']],
    ['buy me two steam cards', ['payment']],
    ['I will mail you a cashier’s check', ['overpayment']],
    ['I paid too much, please refund the difference', ['overpayment']],
    ['My mover will pick it up on Friday', ['overpayment']],
    ['Check your spam folder for the payment confirmation', ['overpayment']],
    ['በስህተት ትርፍ ልኬያለሁ፣ ቀሪውን ይመልሱልኝ', ['overpayment']],
    ['ቀሪውን ገንዘብ መልስልኝ', ['overpayment']],
    ['ቼክ እልክልዎታለሁ', ['overpayment']],
    ['ወኪሌ መጥቶ ይወስዳል', ['overpayment']],
    ['ብጌጋ ሰዲደልኩም፣ ዝተረፈ መልሱለይ', ['overpayment']],
    ['ዋትስኣፕ ላይ ጻፉልኝ', ['contact']],
  ])('%s', (text, warnings) => {
    expect(warningsIn(text)).toEqual(warnings)
  })

  it.each([
    'Is it still available? I can come on 25.12.2026 at 18:00.',
    'I offer $1,250.00, or 120 000 birr',
    'The room is 20 minutes from the metro, built 1998.',
    'ሰላም፣ ቤቱ አሁንም ይከራያል?',
    'የዚፕ ኮድ ንገሩኝ፣ ርቀቱን ልይ',
    'አድራሻውን ንገሩኝ',
    'የአለባበስ ኮድ አለ? ንገሩኝ',
    'What is the dress code? Tell me the time too.',
    'I write code for a living, tell me about the job',
    'ፎቶዎችን ይላኩልኝ',
    'መቼ ልምጣ? ሰዓቱን ንገሩኝ',
    'My driver knows the way, when can we come?',
    'I will check it and send the rest of the photos tomorrow',
    'ቀሪዎቹን ፎቶዎች ነገ እልካለሁ',
    'ባለቤቴ መጥቶ ያየዋል',
    'ሰዓት ክንደይ ክመጽእ? ንገሩኒ',
    'The rent includes heat, and the deposit is one month.',
  ])('nothing: %s', (text) => {
    expect(warningsIn(text)).toEqual([])
  })
})

it('a link is one with an address that opens something', () => {
  expect(hasLink('see example.com/room')).toBe(true)
  expect(hasLink('Clean.No pets')).toBe(false)
})
