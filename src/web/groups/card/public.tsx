export { GroupById } from './group-by-id.tsx'
