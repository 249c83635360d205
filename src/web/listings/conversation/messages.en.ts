export const conversationEn = {
  to: 'To {name}',
  left: '{n, plural, =0 {You have begun as many conversations today as one may. Please come back tomorrow.} one {You can begin one more conversation today.} other {You can begin # more conversations today.}}',
  settle: 'Reserve or close it',
  reserved: 'Reserved',
  toListing: 'See the listing',
  notOffered: 'No longer offered',
  chat: {
    title: 'Chat',
    lead: 'Everybody who is interested talks here: ask, agree, go together.',
    count: '{n, plural, =0 {Nobody has written yet} one {# person talks here} other {# people talk here}}',
    join: 'Join the chat',
    open: 'Open the chat',
    moderated: 'Whoever posted the listing moderates the chat. You can leave at any time.',
    joined: 'You are in the chat.',
  },
} as const
