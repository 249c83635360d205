/** A number that is counted of a day. */
export interface Figure {
  metric: string
  /** A part of the whole, such as a category; empty: all. */
  slice: string
  value: number
}

/** A day in UTC: from its first moment to the first of the next. */
export interface Day {
  from: Date
  to: Date
}
