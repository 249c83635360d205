export { CityLine } from './city-line.tsx'
