export const socialEn = {
  title: 'Social',
  photo: 'Your photo',
  datingOffline: 'Dating is not stored on this device',
  datingOfflineMore:
    'Nobody who picks up this device can find it here. It opens as soon as you are back online.',
  tabs: 'Sections of this page',
  tab: { dating: 'Dating', groups: 'Groups', networking: 'Networking' },
} as const
