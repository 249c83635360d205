export { CityBox } from './city-box.tsx'
