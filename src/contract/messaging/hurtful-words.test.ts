import { expect, test } from 'vitest'
import { isHurtful } from './hurtful-words.ts'
import { warningsIn } from './warning.ts'

test.each([
  'I will kill you',
  "I'll beat you",
  'I’m going to hurt you',
  'Kill yourself',
  'you are a whore',
  'You’re so stupid',
  'u r ugly',
  'Fuck you!',
  'piece  of\nshit',
  'Send me your nudes',
  'send nudes',
  'do you want to have sex',
  'How much for a night?',
  'እገድልሃለሁ',
  'አንቺ ሸርሙጣ',
  'ደደብ ነህ',
  'ውሻ ነህ',
  'ራቁትሽን ላኪ',
  'የራቁት ፎቶ ላኪልኝ',
  'sharmuta',
  'dedeb neh',
  'ክቐትለካ እየ',
])('“%s” hurts', (text) => {
  expect(isHurtful(text)).toBe(true)
})

test.each([
  'This traffic kills me',
  'Killer coffee, thank you!',
  'The job is to kill weeds in the garden.',
  'Mr. Dickson will assess the room.',
  'I cook shitto and doro wot.',
  'A nurse at the sexual health clinic',
  'I will beat you at chess',
  'You are not stupid, the form is.',
  'Are you a pig farmer?',
  'The ugly lamp is for free.',
  'What sex is the puppy?',
  'Nude-coloured shoes, size 38',
  'ውሻ አለህ?',
  'አህያ እና በሬ አለን',
  'ሰዓቱ ልገድል ነው',
  'ደደቢት ሄደን ነበር',
  'ፎቶ ላኪልኝ',
  'Dedebit is a place in Tigray.',
])('“%s” does not', (text) => {
  expect(isHurtful(text)).toBe(false)
})

test('is one of the warnings of a message, beside the others', () => {
  expect(warningsIn('you are a whore, call +1 202 555 0100')).toEqual(['contact', 'hurtful'])
  expect(warningsIn('See you at the bus stop')).toEqual([])
})
