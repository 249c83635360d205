/** One rule, and how it is broken. */
export interface Mutant {
  /** What holds as long as it is not broken. */
  rule: string
  file: string
  /** Text that is there exactly once. */
  from: string
  to: string
  /** Files or folders of tests; those beside the file when left out. */
  tests?: readonly string[]
}
