import type { TopicTexts } from '#contract/legal/faq/faq.ts'

export const privacy: TopicTexts<'privacy'> = {
  'who-sees-what': {
    question: 'Who sees what about me?',
    answer:
      'Everyone can see your published listings with the name, photo and city that you chose, and how long you have been a member. Only you see drafts, your e-mail address, your settings, and what you saved. Your phone number is shown only if you put it into a listing, to signed-in readers who ask for it.',
    also: 'public profile visible personal information hidden private data visible everyone number',
  },
  'what-is-stored': {
    question: 'What does Mesob store about me?',
    answer:
      'Your name and e-mail address or phone number, a one-way hash of your password, your sessions, and what you write and upload. Nothing is bought from or sold to anybody, and there is no advertising and no tracking by others. The Privacy Policy has the details.',
    also: 'data collect cookies keep track ads sell information gdpr',
  },
  'photo-location': {
    question: 'Do my photos give away where they were taken?',
    answer:
      'No. Every photo is drawn anew in smaller sizes. What the camera hid in the file, such as place and time, is dropped, and the original is not kept.',
    also: 'exif metadata gps camera picture hidden',
  },
  'my-position': {
    question: 'Is my position stored?',
    answer:
      'Not with your account. If you allow it, your device tells roughly where it is so that lists can begin near you; that is used for the search alone. You can always choose a city by hand instead.',
    also: 'gps location tracking permission geolocation deny',
  },
  'who-reads-messages': {
    question: 'Can anybody else read my messages?',
    answer:
      'Only those in the conversation. Our staff read one only when somebody in it has reported a message: then that message and a few around it, and every such reading is put on record.',
    also: 'private secret encrypted staff admin spy confidential',
  },
  'copy-of-my-data': {
    question: 'How do I get a copy of my data, or have it corrected?',
    answer:
      'A copy of everything is made for you in your account under “Your data”. Most of it you can change yourself, under Account and in “My listings”. If something is wrong that you cannot change, write to us on the contact page.',
    also: 'export download gdpr access request information rights',
  },
  'search-engines': {
    question: 'Can search engines find my listings?',
    answer:
      'Yes, unless you turn it off: in your account under “Messages and privacy”, at “Let search engines list my listings”. When it is off, search engines are asked to leave them out; anyone who has the link can still open them. What you write in messages, groups’ chats and posts is never shown to them.',
    also: 'google bing index noindex crawler robots',
  },
  'after-sign-out': {
    question: 'What stays on a device when I sign out?',
    answer:
      'Only the choices that belong to the device, such as language and theme. Everything else the browser stored about you is deleted: messages, saved listings, drafts that were not sent yet, and what you viewed.',
    also: 'logout shared computer library cache storage internet cafe public',
  },
}
