export const reviewEn = {
  nowShown: 'What others see now',
  proposed: 'Proposed change',
  asWritten: 'As it was written',
  changed: 'Changed',
  phone: 'Phone number',
  phoneNow: 'Phone number now',
  phoneProposed: 'New phone number',
  phoneReveal: 'Show the number',
  phoneLogged: 'It is recorded that you saw this number.',
  phoneFailed: 'The number could not be shown',
  history:
    '{published, plural, =0 {No published listings before} one {# published before} other {# published before}}, {refused, plural, =0 {none rejected} one {# rejected} other {# rejected}}',
  median: 'Half of such homes here cost less than {median}: this is {percent, number} % of that.',
  similar: 'Nearly the same words',
  sameOwner: 'by the same person',
  open: 'Open its page',
} as const
