export { CityBox } from './city-box.tsx'
export { PickPlace } from './pick-place.tsx'
export { useCountryName } from './write-country.ts'
