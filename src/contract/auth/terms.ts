/** The terms of service and the privacy policy in force, named by the day from which they hold. Who signs up accepts them. */
export const TERMS_VERSION = '2026-11-20'
