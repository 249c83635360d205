export { CityBox } from './city-box.tsx'
export { useCountryName } from './write-country.ts'
