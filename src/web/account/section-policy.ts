/** The parts of the account page, as they stand in its address. */
export const ACCOUNT_SECTIONS = [
  'profile',
  'verification',
  'notifications',
  'messages',
  'appearance',
  'security',
  'orders',
  'reviews',
  'reports',
  'decisions',
  'data',
] as const
export type AccountSection = (typeof ACCOUNT_SECTIONS)[number]

export const readSection = (section: string | undefined): AccountSection | null =>
  ACCOUNT_SECTIONS.find((known) => known === section) ?? null
