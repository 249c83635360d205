export const shareEn = {
  label: 'Share',
  labelOf: 'Share “{title}”',
  title: 'Share this listing',
  device: 'Other apps',
  copy: 'Copy link',
  print: 'Print for a notice board',
  printFailed: 'It could not be printed',
  copied: 'Link copied',
  failed: 'Your browser did not copy it. Here is the link:',
  code: 'QR code of the link',
  scan: 'Scan it to open the listing on a phone.',
} as const
