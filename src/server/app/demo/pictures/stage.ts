import {
  CANVAS,
  darker,
  disc,
  draw,
  fade,
  fall,
  glow,
  lighter,
  mix,
  opacity,
  oval,
  type Random,
  rect,
  shape,
  tibeb,
} from './drawing.ts'
import type { Palette } from './palettes.ts'

/** Where a thing is shown: its ground lies at y = GROUND, its middle at x = 400. */
export const GROUND = 486

const tabletop = (p: Palette): string =>
  draw(
    rect(0, 440, CANVAS.width, 160, 0, fall(lighter(p.wood, 0.22), p.wood)),
    rect(0, 440, CANVAS.width, 5, 0, lighter(p.wood, 0.45)),
    tibeb(0, 566, CANVAS.width, 22, { ground: darker(p.wood, 0.1), thread: p.gold, second: p.cloth }),
  )

const cottonCloth = (p: Palette): string =>
  draw(
    rect(0, 440, CANVAS.width, 160, 0, fall(lighter(p.cloth, 0.2), darker(p.cloth, 0.1))),
    tibeb(0, 548, CANVAS.width, 26, { ground: p.cloth, thread: p.main, second: p.accent }),
    rect(0, 580, CANVAS.width, 6, 0, p.gold, opacity(0.8)),
  )

const ground = (p: Palette): string =>
  rect(0, 440, CANVAS.width, 160, 0, fall(darker(p.floor, 0.1), lighter(p.floor, 0.12)))

/** A niche, a disc or a slope of light behind the thing. */
const backdrop = (p: Palette, kind: number): string => {
  const tone = lighter(p.wall, 0.3)
  if (kind === 0)
    return draw(
      shape(
        'M170 440V250A230 230 0 0 1 630 250V440Z',
        fall(lighter(p.wall, 0.42), mix(p.wall, p.gold, 0.18)),
      ),
      shape(
        'M170 440V250A230 230 0 0 1 400 20A210 230 0 0 0 196 250V440Z',
        darker(p.wall, 0.2),
        opacity(0.35),
      ),
    )
  if (kind === 1)
    return draw(
      disc(400, 262, 246, tone, opacity(0.75)),
      disc(400, 262, 196, lighter(p.wall, 0.45), opacity(0.6)),
    )
  return draw(
    shape('M0 440V330Q200 250 400 300T800 240V440Z', mix(p.wall, p.gold, 0.22), opacity(0.7)),
    disc(590, 170, 96, lighter(p.gold, 0.35), opacity(0.8)),
  )
}

/** The set for pictures of single things: wall, a quiet backdrop, and table, cloth or floor. */
export const stage = (p: Palette, random: Random, surface: 'table' | 'cloth' | 'floor' = 'table'): string =>
  draw(
    rect(0, 0, CANVAS.width, 440, 0, fall(lighter(p.wall, 0.1), darker(p.wall, 0.06))),
    backdrop(p, Math.floor(random() * 3)),
    surface === 'table' ? tabletop(p) : surface === 'cloth' ? cottonCloth(p) : ground(p),
    rect(0, 440, CANVAS.width, 18, 0, fade('#1c0f08'), opacity(0.16)),
    disc(60, -40, 460, glow(p.light), opacity(0.3)),
  )

/** A small bright spot on a glazed or polished thing. */
export const gleam = (x: number, y: number, rx: number, ry: number, lean = -24): string =>
  oval(x, y, rx, ry, '#ffffff', `${opacity(0.4)} transform="rotate(${lean} ${x} ${y})"`)
