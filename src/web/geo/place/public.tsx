export { CityLine } from './city-line.tsx'
export { useChooseCity } from './choose-city.ts'
export { type ListPlace, useListPlace } from './find-place.ts'
