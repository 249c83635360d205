export const profilesEn = {
  title: 'Profile',
} as const
