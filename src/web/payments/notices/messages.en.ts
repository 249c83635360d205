export const paymentNoticeWordsEn = {
  payment_received: 'We received your payment for “{title}”',
  payment_failed: 'Your payment for “{title}” did not go through',
  payment_refunded: 'Your payment for “{title}” is on its way back',
  payment_waits: '“{title}” is paid but has to be changed before it is posted',
  payment_problem:
    'Order #{number}: {problem, select, wrong_amount {another sum than ordered was paid} refund_failed {a refund did not arrive} other {the buyer disputes the payment}}',
  payment_unknown: 'A payment came in for an order that is not here. Look for it at the payment service.',
  promotion_ended: 'The promotion of “{title}” is over',
} as const
