/** Of the page that deletes an account. */
export const deletionEn = {
  title: 'Delete Account',
  lead: 'You have {days, number} days to change your mind: sign in again and your account stays as it is.',
  goes: 'What is deleted',
  goesFacts: {
    profile: 'Your profile, your name and your photo',
    listings: 'Your listings with all their pictures',
    security: 'Your password, passkeys and everywhere you are signed in',
  },
  stays: 'What we keep',
  staysFacts: {
    orders: 'Orders and receipts, for as long as the law requires',
    messages: 'What you wrote to others, under the name “Deleted member”',
    shared: 'What others have copied or noted for themselves',
  },
  signInFirst: 'Please sign in to the account that is to be deleted.',
  password: 'Your password',
  passwordHint: 'Never set one? Leave this empty, and sign in again just before.',
  send: 'Delete my account',
  sure: 'Delete your account?',
  sureText:
    'You will be signed out everywhere at once. Signing in again within {days, number} days keeps the account.',
  requested: 'Your account will be deleted',
  requestedLead: 'Everything will be deleted on {date}. Until then, signing in keeps your account.',
  keep: 'Sign in and keep my account',
} as const
