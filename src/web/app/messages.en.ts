export const appEn = {
  tabs: {
    label: 'Main',
    home: 'Home',
    listings: 'Listings',
    post: 'Post',
    social: 'Social',
    account: 'Account',
  },
  header: { signIn: 'Sign In', skip: 'Skip to content' },
  home: {
    title: 'Connect with the diaspora',
    lead: 'Rooms, jobs, things for sale, services and events, from your community and near you.',
    start: 'Start Exploring',
  },
} as const
