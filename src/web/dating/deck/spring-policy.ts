/** A damped spring: how stiff it is, and how soon it rests. */
interface Spring {
  /** Swings a second without friction. */
  frequency: number
  /** 1 comes to rest without swinging over. */
  damping: number
}

const STEPS = 24

/**
 * A spring as an easing of CSS, so that the compositor plays it and nothing else has to.
 * @param seconds over which it plays; choose it so that the spring has come to rest by then
 */
export function springEasing({ frequency, damping }: Spring, seconds: number): string {
  const natural = 2 * Math.PI * frequency
  const swing = natural * Math.sqrt(1 - damping ** 2)
  const placeAt = (time: number) => {
    const fade = Math.exp(-damping * natural * time)
    return 1 - fade * (Math.cos(swing * time) + ((damping * natural) / swing) * Math.sin(swing * time))
  }
  const stops = Array.from({ length: STEPS + 1 }, (_, i) =>
    i === STEPS ? 1 : Number(placeAt((i / STEPS) * seconds).toFixed(4)),
  )
  return `linear(${stops.join(', ')})`
}
