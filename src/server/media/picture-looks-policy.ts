/** Spots in a row and rows, one more spot than there are comparisons. */
export const LOOKS_WIDTH = 9
export const LOOKS_HEIGHT = 8

/** A plain surface looks like every other one. */
const PLAIN = 6

/**
 * What a picture looks like, in 64 signs: whether each spot is brighter than the one to its left. Survives other
 * sizes, formats and qualities; null where there is too little to see.
 * @param grey brightness of 9 × 8 spots, row by row
 */
export function looksOf(grey: Uint8Array): string | null {
  let signs = ''
  for (let row = 0; row < LOOKS_HEIGHT; row++)
    for (let spot = 1; spot < LOOKS_WIDTH; spot++) {
      const at = row * LOOKS_WIDTH + spot
      signs += (grey[at] ?? 0) > (grey[at - 1] ?? 0) ? '1' : '0'
    }
  const bright = signs.replaceAll('0', '').length
  return bright < PLAIN || bright > signs.length - PLAIN ? null : signs
}
