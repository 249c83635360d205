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
  unavailable: {
    title: 'This browser keeps nothing on this device',
    text: 'Everything works while you are online. Without a connection there is nothing to read, and what you write is not kept.',
  },
  connection: {
    lost: "You're offline. Some features may be limited.",
    unkept: 'Leave the app open: it does not start without a connection.',
    back: 'Back online!',
  },
} as const
