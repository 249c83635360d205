export const accountEn = {
  title: 'Account',
  menu: 'Account',
  since: 'Member since {date}',
  sections: {
    profile: 'Profile',
    appearance: 'Language and appearance',
    security: 'Security',
  },
  myListings: 'My Listings',
  admin: 'Admin',
  manager: 'Manager',
  signOut: 'Sign Out',
  signingOut: 'Signing out…',
  appearance: {
    hint: 'These two belong to this device and stay when you sign out.',
  },
  security: {
    devices: 'Where you are signed in',
    devicesText: 'Did you sign in on a phone or computer that is not yours? Sign it out from here.',
    here: 'Sign out here only',
    everywhere: 'Sign out everywhere',
    everywhereTitle: 'Sign out everywhere?',
    everywhereText: 'You will have to sign in again on every device, this one too.',
    delete: 'Delete account',
    deleteText: 'Everything you posted goes with it.',
  },
} as const
