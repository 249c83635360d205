const CM_PER_INCH = 2.54

/** A height as it is read in countries with feet: whole inches. */
export function inFeet(cm: number): { feet: number; inches: number } {
  const inches = Math.round(cm / CM_PER_INCH)
  return { feet: Math.floor(inches / 12), inches: inches % 12 }
}
