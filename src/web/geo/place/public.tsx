export { useChooseCity } from './choose-city.ts'
export { type ListPlace, useListPlace } from './find-place.ts'
