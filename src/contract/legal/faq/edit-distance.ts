/**
 * How many letters have to be added, left out, replaced or swapped with their neighbour to make one word of the
 * other (optimal string alignment).
 */
export function editDistance(one: string, other: string): number {
  let before: number[] = []
  let above = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current[column] = Math.min(
        at(above, column) + 1,
        at(current, column - 1) + 1,
        at(above, column - 1) + (isSame ? 0 : 1),
        row > 1 && column > 1 && isSwap ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    ;[before, above] = [above, current]
  }
  return at(above, other.length)
}

const at = (list: readonly number[], index: number) => list[index] ?? Number.POSITIVE_INFINITY
