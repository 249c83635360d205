import { COMMON_ERROR_MESSAGES } from '#contract/kit/errors.ts'

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
  place: {
    unknown: 'Unknown Location',
    washington: 'Washington',
    denied: 'Your device did not give its position. Please choose a city.',
  },
} as const

export const platformErrorsEn = {
  ...COMMON_ERROR_MESSAGES,
  network: 'No connection. Please check your network and try again.',
}
