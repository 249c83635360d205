/** What a screen reader says for what is written in figures and signs. */
export const saidEn = {
  money: '{n} {currency}',
  per: {
    hour: '{amount} per hour',
    day: '{amount} per day',
    night: '{amount} per night',
    week: '{amount} per week',
    month: '{amount} per month',
    year: '{amount} per year',
  },
  from: 'from {amount}',
  between: '{from} to {to}',
  about: 'about {amount}',
  miles: '{n, plural, one {# mile} other {# miles}}',
  kilometers: '{n, plural, one {# kilometer} other {# kilometers}}',
  justNow: 'just now',
  minutes: '{n, plural, one {# minute ago} other {# minutes ago}}',
  hours: '{n, plural, one {# hour ago} other {# hours ago}}',
  days: '{n, plural, one {# day ago} other {# days ago}}',
  weeks: '{n, plural, one {# week ago} other {# weeks ago}}',
  months: '{n, plural, one {# month ago} other {# months ago}}',
} as const
