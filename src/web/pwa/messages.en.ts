export const pwaEn = {
  install: {
    title: 'Keep Mesob at hand',
    text: 'Put it on your home screen: it opens at once, without a connection too, and takes hardly any room.',
    yes: 'Install',
    no: 'Not now',
  },
  update: {
    title: 'A new version is ready',
    button: 'Update',
    busy: 'Updating…',
    later: 'Later',
  },
  connection: {
    lost: "You're offline. Some features may be limited.",
    back: 'Back online!',
  },
} as const
