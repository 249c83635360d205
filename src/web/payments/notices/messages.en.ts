export const paymentNoticeWordsEn = {
  payment_received: 'We received your payment for “{title}”',
  payment_failed: 'Your payment for “{title}” did not go through',
  payment_refunded: 'Your payment for “{title}” is on its way back',
  payment_waits: '“{title}” is paid but has to be changed before it is posted',
  promotion_ended: 'The promotion of “{title}” is over',
} as const
