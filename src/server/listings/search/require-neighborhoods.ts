import { type Neighborhood, readNeighborhoods } from '#contract/geo/neighborhoods.ts'
import { AppError } from '#server/platform/app-error.ts'

/**
 * The parts of cities that a filter names. The contract takes any text there: pages that only pass a filter on need not
 * fetch the names of all of them.
 * @param path of the field that holds them
 * @throws AppError request.invalid where one of them is unknown
 */
export function requireNeighborhoods(text: string, path: string): (Neighborhood & { placeId: number })[] {
  const parts = readNeighborhoods(text)
  if (parts !== null) return parts
  const field = { path, message: 'Invalid input', key: 'invalid', values: {} }
  throw new AppError('request.invalid', { fields: [field] })
}
