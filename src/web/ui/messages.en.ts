export const uiEn = {
  loading: 'Loading...',
  more: 'Show more',
  retry: 'Try again',
  undo: 'Undo',
  close: 'Close',
  cancel: 'Cancel',
  choose: 'Choose',
  error: {
    title: 'Something went wrong',
    text: "We're sorry, but something unexpected happened. Please try refreshing the page.",
    refresh: 'Refresh Page',
    load: 'This could not be loaded.',
  },
  offline: {
    title: 'You are offline',
    text: 'This page is not on your device yet. It opens as soon as you are back online.',
  },
  comingSoon: {
    title: 'Coming Soon!',
    text: 'This feature is being developed. Please check back soon.',
    back: 'Back to home',
  },
  notFound: {
    title: 'Page not found',
    text: 'There is nothing at this address. It may have moved or been taken down.',
    back: 'Back to home',
  },
  language: { label: 'Language', trial: 'trial' },
  theme: { label: 'Appearance', system: 'Same as device', light: 'Light', dark: 'Dark' },
  leave: {
    title: 'Leave without saving?',
    text: 'What you changed on this page would be lost.',
    leave: 'Leave without saving',
  },
} as const
