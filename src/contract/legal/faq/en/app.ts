import type { TopicTexts } from '#contract/legal/faq/faq.ts'

export const app: TopicTexts<'app'> = {
  'install-app': {
    question: 'How do I install Mesob on my phone or computer?',
    answer:
      'Tap “Get the App” and then “Install here”. If your browser does not offer that, open its menu and choose to install the app or to add it to the home screen. Mesob then opens like any other app, and takes hardly any room.',
    also: 'download app store play store android home screen icon pwa desktop',
  },
  'install-on-iphone': {
    question: 'How do I install it on an iPhone or iPad?',
    answer:
      'Open Mesob in the browser, tap the share button, then choose to add it to the Home Screen. Open it from there afterwards: only then can an iPhone or iPad show its push notifications.',
    also: 'ios apple safari download home screen',
  },
  'without-connection': {
    question: 'What works without a connection?',
    answer:
      'You can read what was opened before: your saved listings, your own listings, drafts, recent messages, and these answers. Messages, saved listings and drafts that you write meanwhile are stored on the device and sent once, as soon as you are online again. If something is refused then, we notify you, and you can try again or delete it.',
    also: 'offline no internet network airplane bad connection sync wifi',
  },
  'push-notifications': {
    question: 'How do I get notifications when Mesob is closed?',
    answer:
      'In Account under “Notifications” turn on “Push notifications on this device”. Your browser asks once for permission. If it blocks them, allow them in the settings of the browser for this page. It ends when you sign out.',
    also: 'notification notify alerts enable not working sound bell permission blocked',
  },
  'quiet-hours': {
    question: 'Can notifications be silent at night, or hide what was written?',
    answer:
      'Both, in Account under “Notifications”. In “Quiet hours” pushes and e-mails wait until they are over, except for those about the security of your account. “Hide the content of messages” shows neither who wrote nor what.',
    also: 'night sleep mute do not disturb private lock screen preview silent',
  },
  'fewer-mails': {
    question: 'How do I get fewer e-mails?',
    answer:
      'In Account under “Notifications” you choose for each topic whether you are notified in the app, by push or by e-mail. Each such e-mail also has a link that stops e-mails of its kind with one tap. An e-mail about messages comes only if you have not read them after 10 minutes. E-mails about the security of your account always come.',
    also: 'unsubscribe stop mails newsletter spam turn off too many email',
  },
  'less-data': {
    question: 'Can Mesob use less data?',
    answer:
      'Yes. In low-data mode pictures are smaller and nothing is fetched in advance. If your browser is set to save data, Mesob does so by itself.',
    also: 'low data save mobile internet expensive slow megabytes consumption',
  },
  'dark-mode': {
    question: 'Is there a dark mode?',
    answer:
      'Yes. In Account under “Language and appearance” choose “Light”, “Dark” or “Same as device”. It belongs to this device and stays when you sign out.',
    also: 'theme night black colour color bright',
  },
  'new-version': {
    question: 'How do I get the newest version?',
    answer:
      'Mesob tells you when a new version is ready. Tap to update: the app starts anew after a second, and what you wrote is kept. There is nothing to download.',
    also: 'update upgrade refresh reload banner outdated',
  },
}
