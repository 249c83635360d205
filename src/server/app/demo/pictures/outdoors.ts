import {
  across,
  at,
  body,
  darker,
  disc,
  draw,
  fall,
  glow,
  lighter,
  mix,
  opacity,
  oval,
  type Random,
  rect,
  shadow,
  shape,
  times,
} from './drawing.ts'
import type { Palette } from './palettes.ts'
import { isDark } from './room-props.ts'

/** Sky with sun or moon, a far row of houses and the ground. */
export const street = (p: Palette, random: Random, horizon = 470): string => {
  const dark = isDark(p.sky)
  const far = mix(p.wall, p.sky, dark ? 0.55 : 0.6)
  return draw(
    rect(0, 0, 800, horizon, 0, fall(p.sky, lighter(p.sky, dark ? 0.22 : 0.6))),
    disc(640, 120, 190, glow(p.light), opacity(0.75)),
    disc(640, 120, 44, dark ? '#fbeecb' : lighter(p.gold, 0.35)),
    dark
      ? times(26, () => disc(random() * 800, random() * 260, 0.8 + random() * 1.4, '#fff3d6', opacity(0.8)))
      : draw(cloud(150, 110, 1), cloud(470, 70, 0.7)),
    times(11, (index) => {
      const height = 90 + random() * 130
      return rect(index * 78 - 20, horizon - height, 70, height, 4, far, opacity(0.55))
    }),
    rect(
      0,
      horizon,
      800,
      600 - horizon,
      0,
      fall(mix(p.leaf, p.floor, 0.25), darker(mix(p.leaf, p.floor, 0.3), 0.15)),
    ),
    rect(0, horizon + 50, 800, 80, 0, fall(mix(p.floor, p.cloth, 0.35), mix(p.floor, p.cloth, 0.2))),
  )
}

export const cloud = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    scale,
    shape(
      'M-70 20Q-96 20 -92 0Q-88 -18 -64 -14Q-56 -44 -22 -40Q6 -62 32 -34Q66 -40 70 -10Q94 -8 88 12Q84 20 70 20Z',
      '#ffffff',
      opacity(0.72),
    ),
  )

/** A round tree 190 high, standing at 0, 0. */
export const tree = (p: Palette, color = p.leaf): string =>
  draw(
    shadow(8, 2, 64),
    shape('M-8 0L-5 -96H6L9 0Z', across(lighter(p.wood, 0.1), darker(p.wood, 0.25))),
    disc(-30, -104, 40, darker(color, 0.14)),
    disc(32, -108, 38, darker(color, 0.2)),
    disc(0, -138, 50, body(color, 0.14)),
    oval(-18, -156, 20, 14, lighter(color, 0.25), opacity(0.6)),
  )

/** A daisy of the new year, adey abeba. */
export const flower = (x: number, y: number, radius: number, petal: string, heart: string): string =>
  at(
    x,
    y,
    radius / 10,
    times(
      8,
      (index) =>
        `<ellipse cx="0" cy="-7" rx="3.1" ry="5.4" fill="${petal}" transform="rotate(${index * 45})"/>`,
    ),
    disc(0, 0, 3.4, heart),
  )
