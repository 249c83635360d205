import { describe, expect, it } from 'vitest'
import { readPastedMessage } from './pasted-message-policy.ts'
import { checkMessage } from './reason-policy.ts'

describe('what frauds say', () => {
  it.each([
    ['I am out of the country, I will send you the keys by DHL', 'keys-by-mail'],
    ['Pay the rest with two Apple gift cards', 'untraceable'],
    ['Please send me the code that you just received', 'code'],
    ['I will mail you a check, deposit it and keep 200', 'cheque'],
    ['There is a registration fee of $50 for the training', 'job-fee'],
    ['You have won! Claim your prize', 'prize'],
    ['Your account has been locked, verify your account', 'impostor'],
    ['Send a photo of your passport', 'documents'],
    ['Double your money in a week, guaranteed profit', 'profit'],
    ['ቀብድ ይላኩ፤ ከዚያ ቤቱን ያያሉ', 'pay-first'],
    ['ለምዝገባ ክፍያ 100 ዶላር ይክፈሉ', 'job-fee'],
    ['መፍትሕ ብፖስታ ክሰደልኩም እየ', 'keys-by-mail'],
    ['ነቲ ኮድ ስደዱለይ', 'code'],
  ])('%s', (message, reason) => {
    const { verdict, reasons } = checkMessage(message)
    expect(reasons).toContain(reason)
    expect(verdict).toBe('fraud')
  })

  it('one small sign makes doubtful, two of them do not make a fraud', () => {
    expect(checkMessage('Write me on WhatsApp please')).toEqual({
      verdict: 'doubtful',
      reasons: ['other-app'],
    })
    expect(checkMessage('Text me on WhatsApp right now').verdict).toBe('doubtful')
  })

  it.each([
    'Is the sofa still available? I can come on Saturday and pay cash.',
    'Never send the deposit before you have seen the room; come on Sunday.',
    'You do not have to pay in advance, we sign the contract first.',
    'ሶፋው አሁንም አለ? ቅዳሜ መጥቼ ማየት እችላለሁ?',
    'እታ ክፍሊ ገና ኣላ ዶ?',
  ])('nothing in: %s', (message) => {
    expect(checkMessage(message)).toEqual({ verdict: 'clear', reasons: [] })
  })

  it('a link alone says nothing, a link to sign in does', () => {
    expect(checkMessage('The map: https://maps.example/seattle').reasons).toEqual([])
    expect(checkMessage('Confirm here: https://mesob-login.example').reasons).toEqual(['link'])
  })
})

describe('the message that a question is about', () => {
  it.each([
    [
      'Is this a scam? "I am abroad and send you the keys by mail"',
      'I am abroad and send you the keys by mail',
    ],
    ['check this message: is the room still free on Sunday', 'is the room still free on Sunday'],
    ['got this text\nYour parcel is held, pay the customs fee', 'Your parcel is held, pay the customs fee'],
    ['ይህን መልእክት እዩልኝ፦ ኮዱን ይላኩልን እባክዎ', 'ኮዱን ይላኩልን እባክዎ'],
    ['እዚ መልእክቲ ምትላል ድዩ? ቅድም ገንዘብ ስደዱ በሉኒ', 'ቅድም ገንዘብ ስደዱ በሉኒ'],
    ['Check a message I got', ''],
    ['is this a scam?', ''],
    ['room in Seattle under $900', null],
    ['somebody sent me a message: how do I block them?', null],
    ['got this message, how do I report it', null],
    ['the landlord wants a deposit before I see the room, is that normal for you?', null],
  ])('%s', (text, message) => expect(readPastedMessage(text)).toBe(message))

  it('what was pasted without a word is checked where it speaks like a fraud', () => {
    const pasted =
      'Dear friend, you have won the lottery. Pay the processing fee by Western Union and we send your visa.'
    expect(readPastedMessage(pasted)).toBe(pasted)
  })
})
