export { CityBox } from './city-box.tsx'
export { useCountryName } from './country-name.ts'
