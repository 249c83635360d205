// one file for whoever needs either of them: each by itself would be a line more in the first load
export { TermsNotice } from '#web/profiles/terms/public.tsx'
export { SuspendedMain } from './suspended-main.tsx'
