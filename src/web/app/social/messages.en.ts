export const socialEn = {
  title: 'Social',
  photo: 'Your photo',
  tabs: 'Parts of this page',
  tab: { dating: 'Dating', groups: 'Groups', networking: 'Networking' },
} as const
