export const authEn = {
  title: 'Sign in',
} as const
