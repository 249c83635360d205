import type { AriaWords } from './aria-words.ts'

type Given = Record<string, string | number>

/** React Aria's texts in Amharic, for the components in use. */
export const ariaWordsAm: AriaWords = {
  '@react-aria/toast': {
    close: 'ይዝጉ',
    notifications: ({ count }: Given) => `${count} ማሳወቂያ።`,
  },
  '@react-aria/tag': { removeDescription: 'ለማስወገድ Delete ይጫኑ።', removeButtonLabel: 'ያስወግዱ' },
  '@react-aria/spinbutton': { Empty: 'ባዶ' },
  '@react-aria/searchfield': { 'Clear search': 'ፍለጋውን ያጽዱ' },
  '@react-aria/overlays': { dismiss: 'ይዝጉ' },
  '@react-aria/numberfield': {
    decrease: ({ fieldLabel }: Given) => `${fieldLabel} ይቀንሱ`,
    increase: ({ fieldLabel }: Given) => `${fieldLabel} ይጨምሩ`,
    numberField: 'የቁጥር መስክ',
  },
  '@react-aria/menu': { longPressMessage: 'ምናሌውን ለመክፈት ይዘው ይቆዩ ወይም Alt + ታች ቀስት ይጫኑ' },
  '@react-aria/datepicker': {
    era: 'ዘመን',
    year: 'ዓመት',
    month: 'ወር',
    day: 'ቀን',
    hour: 'ሰዓት',
    minute: 'ደቂቃ',
    second: 'ሰከንድ',
    dayPeriod: 'ጠዋት/ከሰዓት',
    calendar: 'የቀን መቁጠሪያ',
    startDate: 'የመጀመሪያ ቀን',
    endDate: 'የመጨረሻ ቀን',
    weekday: 'የሳምንቱ ቀን',
    timeZoneName: 'የሰዓት ክልል',
    selectedDateDescription: ({ date }: Given) => `የተመረጠው ቀን፦ ${date}`,
    selectedRangeDescription: ({ startDate, endDate }: Given) => `የተመረጠው ጊዜ፦ ከ${startDate} እስከ ${endDate}`,
    selectedTimeDescription: ({ time }: Given) => `የተመረጠው ሰዓት፦ ${time}`,
  },
  '@react-aria/combobox': {
    focusAnnouncement: ({ optionText }: Given) => String(optionText),
    countAnnouncement: ({ optionCount }: Given) => `${optionCount} አማራጮች አሉ።`,
    selectedAnnouncement: ({ optionText }: Given) => `${optionText}፣ ተመርጧል`,
    buttonLabel: 'ጥቆማዎችን ያሳዩ',
    listboxLabel: 'ጥቆማዎች',
  },
  '@react-aria/calendar': {
    previous: 'ቀዳሚ',
    next: 'ቀጣይ',
    selectedDateDescription: ({ date }: Given) => `የተመረጠው ቀን፦ ${date}`,
    selectedRangeDescription: ({ dateRange }: Given) => `የተመረጠው ጊዜ፦ ${dateRange}`,
    todayDate: ({ date }: Given) => `ዛሬ፣ ${date}`,
    todayDateSelected: ({ date }: Given) => `ዛሬ፣ ${date} ተመርጧል`,
    dateSelected: ({ date }: Given) => `${date} ተመርጧል`,
    startRangeSelectionPrompt: 'የመጀመሪያውን ቀን ለመምረጥ ይጫኑ',
    finishRangeSelectionPrompt: 'የመጨረሻውን ቀን ለመምረጥ ይጫኑ',
    minimumDate: 'የመጀመሪያው ክፍት ቀን',
    maximumDate: 'የመጨረሻው ክፍት ቀን',
    dateRange: ({ startDate, endDate }: Given) => `ከ${startDate} እስከ ${endDate}`,
  },
  '@react-aria/autocomplete': { collectionLabel: 'ጥቆማዎች' },
  '@react-stately/datepicker': {
    rangeUnderflow: ({ minValue }: Given) => `ቀኑ ${minValue} ወይም ከዚያ በኋላ መሆን አለበት።`,
    rangeOverflow: ({ maxValue }: Given) => `ቀኑ ${maxValue} ወይም ከዚያ በፊት መሆን አለበት።`,
    rangeReversed: 'የመጀመሪያው ቀን ከመጨረሻው ቀን በፊት መሆን አለበት።',
    unavailableDate: 'የተመረጠው ቀን አይገኝም።',
  },
  'react-aria-components': { selectPlaceholder: 'ይምረጡ', dropzoneLabel: 'ፋይል መጣያ' },
}
