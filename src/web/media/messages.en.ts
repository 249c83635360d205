export const mediaEn = {
  title: 'Photos',
  picker: {
    add: 'Add photos',
    photo: 'Photo {n, number}',
    cover: 'Cover',
    uploading: 'Uploading…',
    alt: 'What is to be seen?',
    altLabel: 'What is to be seen on photo {n, number}?',
    earlier: 'Move photo {n, number} forward',
    later: 'Move photo {n, number} back',
    retry: 'Upload photo {n, number} again',
    remove: 'Remove photo {n, number}',
    tooMany: 'At most {max, number} photos. Please choose fewer.',
    missing: '{count, plural, =0 {} one {One more photo is needed.} other {# more photos are needed.}}',
  },
} as const
