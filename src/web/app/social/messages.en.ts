export const socialEn = {
  title: 'Social',
  photo: 'Your photo',
  datingOffline: 'Dating is not kept on this device',
  datingOfflineMore:
    'Nobody who takes up this device finds it here. It opens as soon as there is a connection.',
  tabs: 'Parts of this page',
  tab: { dating: 'Dating', groups: 'Groups', networking: 'Networking' },
} as const
