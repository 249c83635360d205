import type { MEDIA_ERRORS } from '#contract/media/media-errors.ts'
import type { Words } from '#web/platform/words.ts'
import type { mediaEn } from './messages.en.ts'

export const mediaAm: Words<typeof mediaEn> = {
  title: 'ፎቶዎች',
}

export const mediaErrorsAm: Record<keyof typeof MEDIA_ERRORS, string> = {
  'media.not-found': 'ይህ ፎቶ አልተገኘም።',
  'media.too-large': 'የፋይሉ መጠን ከ{limitMb} ሜጋባይት ያነሰ መሆን አለበት',
  'media.unsupported': 'እባክዎ JPEG፣ PNG፣ WebP ወይም AVIF ፎቶ ይምረጡ።',
  'media.heic':
    'ይህ አሳሽ የHEIC ፎቶዎችን ማንበብ አይችልም። እባክዎ ፎቶውን በJPEG ይላኩ፦ በካሜራ ቅንብር "Most Compatible" ይምረጡ ወይም ለራስዎ በኢሜይል ይላኩት።',
  'media.unreadable': 'ይህ ፎቶ ሊነበብ አልቻለም። እባክዎ ሌላ ይምረጡ።',
  'media.quota': 'ዛሬ በጣም ብዙ ፎቶዎችን ጭነዋል። እባክዎ ነገ እንደገና ይሞክሩ።',
}
