export const messagingEn = {
  inbox: {
    title: 'Messages',
  },
} as const
