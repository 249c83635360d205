export const phoneEn = {
  show: 'Show phone number',
  way: { call: 'Phone call', whatsapp: 'WhatsApp', telegram: 'Telegram' },
  use: { call: 'Call {phone}', whatsapp: 'Write on WhatsApp', telegram: 'Write on Telegram' },
  note: 'Only for questions about this listing. We record who saw the number.',
  outside: 'Mesob cannot check what is written there. Never send money or a code.',
  failed: 'The number could not be shown',
} as const
