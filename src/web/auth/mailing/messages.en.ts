/** As whom a mailed link continues. */
export const continueEn = {
  title: 'Continue as {name}?',
  lead: 'This link signs you in to that account on this device. If it is not yours, or somebody else sent you the link, do not continue.',
  leadOver:
    'You are signed in as {current}. If you continue, you are signed in as {name} instead, and what you do here is done in that account. If it is not yours, do not continue.',
  go: 'Continue',
  leave: 'Do not continue',
  stay: 'Stay signed in as {current}',
  home: 'Continue',
  nameless: 'an account without an e-mail address',
  overTitle: 'This link can no longer be used',
  over: 'It has already been used, is too old, or this page was reloaded. Open the e-mail again, or ask for a new link.',
} as const

export const linkFailedEn = {
  title: 'This link does not work',
  lead: 'It may be incomplete. Copy all of it from the e-mail, or sign in and ask for a new one.',
} as const
