import type { Reaction } from '#contract/messaging/messages/message.ts'
import type { ThreadKind } from '#contract/messaging/threads/thread.ts'
import type { DemoWords } from '#server/messaging/public.ts'

const HOUR_MS = 3_600_000

/** What somebody wrote, so many hours ago. */
interface Said {
  from: string
  hoursAgo: number
  words: DemoWords
  reaction?: { from: string; reaction: Reaction }
}

/** A conversation of people of the demo, by their keys. */
export interface DemoConversation {
  kind: ThreadKind
  /** The listing it is about: whose it is, and how its title begins; null for one of two who know each other. */
  about: { owner: string; title: string } | null
  /** Who asks; in chats, those who came beside the owner. */
  others: readonly string[]
  said: readonly Said[]
  /** So many of the newest messages these have not read. */
  unread?: Readonly<Record<string, number>>
  /** Waits for their yes. */
  requestTo?: string
  archivedBy?: string
}

const text = (from: string, hoursAgo: number, words: string, reaction?: Said['reaction']): Said => ({
  from,
  hoursAgo,
  words: { text: words },
  ...(reaction && { reaction }),
})

/** What the people of the demo have written to each other; times are counted from `now`. */
export const demoConversations = (now: Date): DemoConversation[] => [
  {
    kind: 'listing',
    about: { owner: 'sara', title: 'Baby stroller' },
    others: ['mahlet'],
    said: [
      text('mahlet', 5.2, 'Selam Sara! Is the stroller still there? Our second one arrives in March.'),
      text(
        'sara',
        4.9,
        'Selam Mahlet, congratulations! Yes, it is. It folds flat, and the rain cover is as new.',
        {
          from: 'mahlet',
          reaction: '🙏',
        },
      ),
      text('mahlet', 4.7, 'Wonderful. We could fetch it on Saturday. Would you take a little less?'),
      { from: 'mahlet', hoursAgo: 4.6, words: { offer: { amountMinor: 9500, currency: 'USD' } } },
    ],
  },
  {
    kind: 'listing',
    about: { owner: 'sara', title: 'Sunny private room' },
    others: ['yonas'],
    said: [
      text(
        'yonas',
        2.5,
        'Hello Sara, my niece starts at the hospital in Silver Spring next month. Is the room free from the first?',
      ),
      text(
        'sara',
        2.2,
        'Hello Yonas! From the third. She would have her own bathroom, and the bus stops at the corner.',
      ),
      text('yonas', 0.6, 'That would suit her well. She does not smoke and likes it quiet.'),
      {
        from: 'yonas',
        hoursAgo: 0.5,
        words: {
          viewing: { at: new Date(now.getTime() + 50 * HOUR_MS).toISOString(), note: 'She comes with me.' },
        },
      },
    ],
    unread: { sara: 2 },
  },
  {
    kind: 'listing',
    about: { owner: 'tigist', title: 'Fresh injera' },
    others: ['sara'],
    said: [
      text('sara', 50, 'Selam Tigist, could I have twenty for Saturday?'),
      text('tigist', 49, 'Of course. They are ready from ten on. Half teff or all teff?'),
      text('sara', 48.5, 'All teff, please. My mother comes and she tastes the difference.', {
        from: 'tigist',
        reaction: '😂',
      }),
      text('tigist', 48, 'Then I take the good flour.'),
    ],
  },
  {
    kind: 'listing',
    about: { owner: 'hanna', title: 'ለበዓል የሚሆን' },
    others: ['sara'],
    said: [
      text('sara', 28, 'ሰላም ሐና፣ ቀሚሱ አሁንም አለ? ቁጥሩ ስንት ነው?'),
      text('hanna', 27, 'ሰላም ሣራ፣ አለ። ቁጥሩ 38 ነው፤ መጥተሽ መለካት ትችያለሽ።'),
      text('sara', 26, 'በጣም ጥሩ፣ እሁድ ከሰዓት በኋላ እመጣለሁ።', { from: 'hanna', reaction: '👍' }),
    ],
  },
  {
    kind: 'direct',
    about: null,
    others: ['selamawit', 'sara'],
    said: [
      text(
        'selamawit',
        9,
        'Selam Sara, we met at the story hour on Sunday. Would your two like to come again? We could go together.',
      ),
    ],
    unread: { sara: 1 },
    requestTo: 'sara',
  },
  {
    kind: 'event',
    about: { owner: 'tigist', title: 'Enkutatash in the park' },
    others: ['sara', 'hanna', 'yonas'],
    said: [
      { from: 'sara', hoursAgo: 30, words: { event: 'joined' } },
      { from: 'hanna', hoursAgo: 29.8, words: { event: 'joined' } },
      text('tigist', 29, 'Welcome, all of you! Who can bring a coffee set?'),
      text('hanna', 28.7, 'I have a jebena and twelve cups.', { from: 'tigist', reaction: '❤️' }),
      { from: 'yonas', hoursAgo: 20, words: { event: 'joined' } },
      text('yonas', 19.8, 'I bring the drums. And chairs, as many as fit into the van.'),
      text('sara', 19, 'My children draw the adey abeba for the tables.'),
      text('tigist', 1.2, 'Then all we need is sun. Set-up begins at nine.'),
    ],
    unread: { sara: 1 },
  },
  {
    kind: 'event',
    about: { owner: 'nur', title: 'Looking for a ride to work' },
    others: ['abebe', 'chaltu'],
    said: [
      { from: 'abebe', hoursAgo: 12, words: { event: 'joined' } },
      { from: 'chaltu', hoursAgo: 11, words: { event: 'joined' } },
      text('abebe', 10.9, 'I drive past the plant at five every day. There are two places left.'),
      text('chaltu', 10.5, 'I take one of them. Shall we meet at the station?'),
      text('nur', 10, 'At ten to five, by the flower shop. Breakfast is on me.', {
        from: 'chaltu',
        reaction: '👍',
      }),
    ],
  },
  {
    kind: 'listing',
    about: { owner: 'selamawit', title: 'Three-seat sofa' },
    others: ['sara'],
    said: [
      text('sara', 120, 'Is the sofa free of cat hair? My son sneezes at every one of them.'),
      text('selamawit', 119, 'We have two cats, I am afraid. Better leave this one.'),
      text('sara', 118, 'Thank you for telling me!'),
    ],
    archivedBy: 'sara',
  },
]
