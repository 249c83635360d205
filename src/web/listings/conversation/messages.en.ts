export const conversationEn = {
  to: 'To {name}',
  left: '{n, plural, =0 {You have started as many conversations as you can today. Please come back tomorrow.} one {You can start one more conversation today.} other {You can start # more conversations today.}}',
  settle: 'Reserve or close it',
  reserved: 'Reserved',
  toListing: 'See the listing',
  notOffered: 'No longer available',
  chat: {
    title: 'Chat',
    lead: 'Everyone who is interested talks here: ask, agree, go together.',
    count:
      '{n, plural, =0 {Nobody has written yet} one {# person is talking here} other {# people are talking here}}',
    join: 'Join the chat',
    open: 'Open the chat',
    moderated: 'The person who posted the listing moderates the chat. You can leave at any time.',
    joined: 'You are in the chat.',
  },
} as const
