/** How the styles are loaded that the home page does without; the app says so when it starts. */
let load: () => Promise<unknown> = () => Promise.resolve()

export function providePageStyles(loader: () => Promise<unknown>): void {
  load = loader
}

/** Code with the styles that pages other than home share, for what opens over any page. */
export async function withPageStyles<M>(code: Promise<M>): Promise<M> {
  const [module] = await Promise.all([code, load()])
  return module
}
