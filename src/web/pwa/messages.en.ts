export const pwaEn = {
  install: {
    title: 'Keep Mesob at hand',
    text: 'Put it on your home screen: it opens instantly, even offline, and takes up hardly any space.',
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
    title: 'This browser stores nothing on this device',
    text: 'Everything works while you are online. Offline there is nothing to read, and what you write is not saved.',
  },
  connection: {
    lost: "You're offline. Some features may be limited.",
    unkept: 'Leave the app open: it cannot start without a connection.',
    back: 'Back online!',
  },
} as const
