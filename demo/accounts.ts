/** One password for all accounts of the demo, as in the README. */
export const DEMO_PASSWORD = 'mesob-demo-2026'
/** The address of a member or dater by their key. */
export const demoEmail = (key: string): string => `${key}@demo.mesob.example`
