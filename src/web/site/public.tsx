export { useSite } from './read-site.ts'
