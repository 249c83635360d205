import { z } from 'zod'

const absent = (value: unknown) => (value === '' ? undefined : value)

/** A number out of a query string. The empty string means absent, so '' never becomes 0. */
export const queryNumber = <S extends z.ZodType<number | undefined>>(schema: S) =>
  z.preprocess(
    (value: number | string | undefined) =>
      typeof value === 'string' && value.trim() !== '' ? Number(value) : absent(value),
    schema,
  )

/** Several values of a query string, separated by commas. */
export const queryList = <S extends z.ZodType<readonly unknown[]>>(schema: S) =>
  z.preprocess(
    (value: string | readonly string[] | undefined) =>
      typeof value === 'string' ? value.split(',').filter((one) => one !== '') : value,
    schema,
  )

/** A boolean out of a query string: 'true', 'false' or absent. */
export const queryFlag = (fallback: boolean) =>
  z.preprocess(
    (value: boolean | 'true' | 'false' | undefined) =>
      value === 'true' ? true : value === 'false' ? false : absent(value),
    z.boolean().default(fallback),
  )
