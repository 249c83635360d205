/** The part of a city as its poster called it, before the city's name. */
export function Neighborhood({ of: { neighborhood } }: { of: { neighborhood: string | null } }) {
  if (neighborhood === null) return null
  return (
    <>
      <span lang="">{neighborhood}</span>,{' '}
    </>
  )
}
