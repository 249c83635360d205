import type { TopicTexts } from '#contract/legal/faq/faq.ts'

export const language: TopicTexts<'language'> = {
  'change-language': {
    question: 'How do I switch to Amharic or back?',
    answer:
      'By the letters of both languages at the top of every page, or in Account under “Language and appearance”. The page changes at once, and the choice stays on this device. What people have written stays in their own language.',
    also: 'english interface translate ethiopian flag settings language',
  },
  'ethiopian-calendar': {
    question: 'Can I see dates in the Ethiopian calendar?',
    answer:
      'Yes. In Account under “Language and appearance” choose Gregorian, Ethiopian or both. In Amharic both are shown at first, in English the Gregorian one. Ethiopian dates can also be written in Ge’ez numerals, and where you choose a day, the calendar follows your choice.',
    also: 'date pagumen meskerem months year convert geez',
  },
  'dawn-clock': {
    question: 'Can the clock count from dawn, as in Ethiopia?',
    answer:
      'Yes. Under “Language and appearance” let the clock count from dawn: seven in the morning is then one o’clock in the day, and seven in the evening one o’clock in the night.',
    also: 'time hours ethiopian time six hours difference clock',
  },
  'holidays-and-fasts': {
    question: 'Where do I see holidays and fasts?',
    answer:
      'The month calendar of the groups shows events together with the feasts and fasts of the community, such as Enkutatash, Meskel, Genna, Timket and Fasika. Islamic feasts depend on the moon, so they are marked as expected.',
    also: 'holiday feast easter christmas ramadan eid lent tsom calendar fasting',
  },
  'type-amharic': {
    question: 'How do I type Amharic without an Amharic keyboard?',
    answer:
      'Tap the አ beside a text field and write in Latin letters: fellige becomes ፈልጌ. A row shows other words with that sound: tap one, or press its number. The last one keeps what you typed in Latin letters, as Escape does. The app remembers on this device what you chose, until you sign out. You can also use the keyboard of your device, and the search finds Amharic words in Latin letters anyway.',
    also: 'keyboard geez fidel letters typing write input transliterate',
  },
  'miles-or-kilometres': {
    question: 'Are distances in miles or kilometers?',
    answer:
      'In miles where the country uses them, such as the United States and the United Kingdom, and in kilometers elsewhere. Under “Language and appearance” you can choose one of them for good.',
    also: 'units km mi distance metric',
  },
}
