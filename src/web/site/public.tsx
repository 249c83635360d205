export { useMayPay, useSite } from './read-site.ts'
