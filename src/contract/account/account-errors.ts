export const ACCOUNT_ERRORS = {
  /** details: { nextAt } */
  'account.export-too-soon': 409,
} as const
