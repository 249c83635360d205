export const accountEn = {
  title: 'Account',
} as const
