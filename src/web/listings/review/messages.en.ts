export const reviewEn = {
  nowShown: 'What others see now',
  proposed: 'What it is to become',
  asWritten: 'As it was written',
  changed: 'Changed',
  phone: 'Phone number',
  phoneNow: 'Phone number now',
  phoneProposed: 'New phone number',
  phoneReveal: 'Show the number',
  phoneLogged: 'It is recorded that you saw this number.',
  phoneFailed: 'The number could not be shown',
  history:
    '{published, plural, =0 {Nothing published before} one {# published before} other {# published before}}, {refused, plural, =0 {none refused} one {# refused} other {# refused}}',
  median: 'Half of such homes here cost less than {median}: this is {percent, number} % of that.',
  similar: 'Nearly the same words',
  sameOwner: 'of the same person',
  open: 'Open its page',
} as const
