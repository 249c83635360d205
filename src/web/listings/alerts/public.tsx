export { useSaveSearch } from './save-search.ts'
