/** Words of the fields of forms: every page brings them along but the first. */
export const fieldsEn = {
  count: '{count, number} of {max, number}',
  date: 'Choose a date',
  geezSign: 'አ',
  geez: 'Type in Ge’ez letters',
  geezHint: 'Type by sound: selam → ሰላም',
  calendar: 'Calendar',
  calendars: { ethiopian: 'Ethiopian', gregorian: 'Gregorian' },
  decrease: 'Less',
  increase: 'More',
  time: 'Time',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  partOf: '{label}: {part}',
  hourOf: '{label}: hour',
  minuteOf: '{label}: minute',
} as const
