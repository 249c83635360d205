export const legalEn = {
  title: 'Mesob',
} as const
