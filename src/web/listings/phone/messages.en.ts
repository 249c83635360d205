export const phoneEn = {
  show: 'Show phone number',
  call: 'Call {phone}',
  note: 'Only for questions about this listing. It is noted who saw the number.',
  failed: 'The number could not be shown',
} as const
