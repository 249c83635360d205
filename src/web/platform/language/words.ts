/** The shape of a feature's words in another language: exactly the keys of the English ones. */
export type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> }
