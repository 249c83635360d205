export const platformEn = {
  format: {
    now: 'now',
    minutes: '{n, number} min',
    hours: '{n, number} h',
    days: '{n, number} d',
    weeks: '{n, number} wk',
    miles: '{n} mi',
    kilometres: '{n} km',
  },
  network: 'No connection. Please check your network and try again.',
  nameless: 'Anonymous',
  place: {
    unknown: 'Unknown Location',
    washington: 'Washington',
    denied: 'Your device did not share its location. Please choose a city.',
  },
} as const
