export { CityBox } from './city-box.tsx'
export { useChooseCity } from './choose-city.ts'
export { useCountryName } from './write-country.ts'
export { type ListPlace, useListPlace } from './find-place.ts'
