/** Pages that an answer leads to, by name; the search part of an address goes along. */
export const FAQ_LINKS = {
  signUp: '/auth?view=sign-up',
  signIn: '/auth',
  profile: '/account?section=profile',
  notifications: '/account?section=notifications',
  appearance: '/account?section=appearance',
  messageSettings: '/account?section=messages',
  security: '/account?section=security',
  ownData: '/account?section=data',
  deletion: '/account/delete',
  post: '/create-listing',
  myListings: '/my-listings',
  listings: '/listings',
  rooms: '/rooms-housing',
  jobs: '/jobs',
  services: '/services',
  events: '/events',
  favorites: '/favorites',
  savedSearches: '/saved-searches',
  messages: '/messages',
  social: '/social',
  groups: '/groups/explore',
  privacy: '/privacy',
  terms: '/terms',
  contact: '/contact',
  safety: '/safety',
  guidelines: '/guidelines',
  prohibited: '/prohibited-items',
  reportIssue: '/report-issue',
  ownReports: '/account?section=reports',
  ownReviews: '/account?section=reviews',
} as const
export type FaqLink = keyof typeof FAQ_LINKS

/** Every question by topic, in the order in which they are read, with the pages that help further. Ids stay as they are: links name them. */
export const FAQ = {
  account: {
    'need-an-account': ['signUp'],
    'sign-up': ['signUp'],
    'ways-to-sign-in': ['signIn'],
    'mail-not-here': [],
    'forgotten-password': ['signIn'],
    'change-password': ['security'],
    'second-step': ['security'],
    'lost-second-step': [],
    passkeys: ['security'],
    'change-email': ['security'],
    'signed-in-devices': ['security'],
    'profile-photo-and-name': ['profile'],
    'copy-of-data': ['ownData'],
    'delete-account': ['deletion'],
  },
  posting: {
    'cost-of-posting': ['post'],
    'how-to-post': ['post'],
    drafts: ['myListings'],
    'number-of-photos': [],
    'photo-files': [],
    'length-of-text': [],
    'language-of-listing': [],
    'why-in-review': ['myListings'],
    'how-many-listings': [],
    'change-listing': ['myListings'],
    'phone-in-listing': [],
    'exact-address': [],
    'wanted-listing': ['post'],
  },
  ending: {
    'how-long-listings-live': ['myListings'],
    'renew-listing': ['myListings'],
    'reminder-before-end': ['notifications'],
    'reserve-or-pause': ['myListings'],
    'close-listing': ['myListings'],
    'ended-listing': ['myListings'],
    'delete-listing': ['myListings'],
    'listing-figures': ['myListings'],
  },
  searching: {
    'two-scripts': ['listings'],
    'near-me': ['listings'],
    'map-of-listings': ['listings'],
    'filters-and-order': ['listings'],
    'nothing-found': ['listings'],
    'other-currencies': [],
    'saved-searches': ['savedSearches'],
    favorites: ['favorites'],
    'recently-viewed': [],
    'hide-and-compare': ['listings'],
    'share-listing': [],
  },
  messages: {
    'write-to-poster': ['messages'],
    'photos-in-messages': [],
    'voice-messages': [],
    'new-conversations-a-day': [],
    'message-requests': ['messages'],
    'read-receipts': ['messageSettings'],
    'edit-message': [],
    'make-an-offer': [],
    'propose-viewing': [],
    'block-somebody': ['messageSettings'],
    'mute-and-archive': ['messages'],
    'chat-of-listing': ['events'],
  },
  safety: {
    'spot-a-scam': ['safety'],
    'rent-deposit': ['rooms', 'safety'],
    'meet-safely': ['safety'],
    'codes-by-text': ['security'],
    'caution-on-listing': [],
    'report-something': ['reportIssue'],
    'after-a-report': ['ownReports', 'guidelines'],
    'reviews-of-people': ['ownReviews'],
    'forbidden-offers': ['prohibited', 'guidelines'],
    'account-taken-over': ['security', 'contact'],
    'in-danger': ['contact'],
  },
  groups: {
    'find-group': ['groups'],
    'create-group': ['social'],
    'join-group': ['groups'],
    'group-is-full': [],
    'leave-or-hand-over': [],
    'group-meeting-link': [],
    'attend-event': [],
    'event-reminders': ['notifications'],
    'event-in-calendar': [],
    'event-time-zone': [],
  },
  dating: {
    'dating-profile': ['social'],
    'dating-who-sees-me': ['social', 'privacy'],
    'date-safely': ['safety'],
  },
  language: {
    'change-language': ['appearance'],
    'ethiopian-calendar': ['appearance'],
    'dawn-clock': ['appearance'],
    'holidays-and-fasts': [],
    'type-amharic': [],
    'miles-or-kilometres': ['appearance'],
  },
  app: {
    'install-app': [],
    'install-on-iphone': [],
    'without-connection': ['favorites'],
    'push-notifications': ['notifications'],
    'quiet-hours': ['notifications'],
    'fewer-mails': ['notifications'],
    'less-data': [],
    'dark-mode': ['appearance'],
    'new-version': [],
  },
  privacy: {
    'who-sees-what': ['privacy'],
    'what-is-stored': ['privacy'],
    'photo-location': [],
    'my-position': ['privacy'],
    'who-reads-messages': [],
    'copy-of-my-data': ['ownData', 'contact'],
    'search-engines': ['messageSettings'],
    'after-sign-out': [],
  },
  categories: {
    'room-facts': ['rooms'],
    'fair-housing-and-jobs': ['terms'],
    'newcomer-rooms': ['rooms'],
    'job-fees': ['jobs'],
    'language-for-a-job': ['jobs'],
    'price-of-items': [],
    'service-licence': ['services'],
    'event-changes': ['events'],
  },
} as const satisfies Record<string, Record<string, readonly FaqLink[]>>

export type FaqTopic = keyof typeof FAQ
export type FaqId = { [Topic in FaqTopic]: keyof (typeof FAQ)[Topic] }[FaqTopic] & string

export interface FaqText {
  question: string
  /** A blank line begins a new paragraph. What stands on screen is quoted as “…”. */
  answer: string
  /** Words that people ask with and that stand in neither; they are searched and never shown. */
  also?: string
}

/** What a topic says in one language: the same questions in each, or it does not compile. */
export type TopicTexts<Topic extends FaqTopic> = Readonly<Record<keyof (typeof FAQ)[Topic], FaqText>>
export type FaqTexts = { readonly [Topic in FaqTopic]: TopicTexts<Topic> }

export const FAQ_TOPICS = Object.keys(FAQ) as FaqTopic[]

export interface FaqPlace {
  id: FaqId
  topic: FaqTopic
  links: readonly FaqLink[]
}

/** Every question in order. */
export const FAQ_PLACES: readonly FaqPlace[] = FAQ_TOPICS.flatMap((topic) =>
  Object.entries<readonly FaqLink[]>(FAQ[topic]).map(([id, links]) => ({ id: id as FaqId, topic, links })),
)

/** The text of one question. */
export const faqText = (texts: FaqTexts, { id, topic }: FaqPlace): FaqText =>
  (texts[topic] as Readonly<Record<string, FaqText>>)[id] as FaqText

/** An answer to be read and searched, whoever wrote it. */
export interface FaqEntry {
  id: string
  topic: FaqTopic
  links: readonly FaqLink[]
  text: FaqText
}

/** The answers that come with the app, in their order. */
export const entriesOf = (texts: FaqTexts): FaqEntry[] =>
  FAQ_PLACES.map((place) => ({ ...place, text: faqText(texts, place) }))
