import type { MEDIA_ERRORS } from '#contract/media/media-errors.ts'

export const mediaEn = {
  title: 'Photos',
} as const

export const mediaErrorsEn: Record<keyof typeof MEDIA_ERRORS, string> = {
  'media.not-found': 'This picture was not found.',
  'media.too-large': 'File size must be less than {limitMb}MB',
  'media.unsupported': 'Please choose a JPEG, PNG, WebP or AVIF picture.',
  'media.heic':
    'This browser cannot read HEIC photos. Please share the photo as JPEG: in the camera settings choose "Most Compatible", or send it to yourself by mail.',
  'media.unreadable': 'This picture could not be read. Please choose another one.',
  'media.quota': 'You have uploaded very many pictures today. Please try again tomorrow.',
}
