export { useOpenPrefilled } from './prefill/open-prefilled.ts'
