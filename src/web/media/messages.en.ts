export const mediaEn = {
  title: 'Photos',
  picker: {
    add: 'Add photos',
    photo: 'Photo {n, number}',
    cover: 'Cover',
    uploading: 'Uploading…',
    alt: 'What does it show?',
    altLabel: 'What does photo {n, number} show?',
    earlier: 'Move photo {n, number} forward',
    later: 'Move photo {n, number} back',
    retry: 'Upload photo {n, number} again',
    remove: 'Remove photo {n, number}',
    moved: 'Moved to place {n, number}.',
    tooMany: 'At most {max, number} photos fit. The others were left out.',
    missing: '{count, plural, =0 {} one {One photo is missing.} other {# photos are missing.}}',
  },
} as const
