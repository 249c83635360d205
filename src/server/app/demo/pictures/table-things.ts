import {
  across,
  at,
  body,
  darker,
  disc,
  draw,
  fall,
  lighter,
  line,
  mix,
  opacity,
  oval,
  type Random,
  rect,
  shadow,
  shape,
  tibeb,
  times,
  turned,
} from './drawing.ts'
import type { Palette } from './palettes.ts'
import { gleam } from './stage.ts'

const CLAY = '#3a241c'

/** The coffee pot of black clay, 250 high, on its straw ring; stands at 0, 0. */
export const jebena = (p: Palette, clay = CLAY): string =>
  draw(
    shadow(10, 0, 108),
    oval(0, -10, 58, 15, darker(p.gold, 0.3)),
    oval(0, -14, 58, 14, body(mix(p.gold, p.wood, 0.3))),
    line('M24 -214C96 -214 108 -150 72 -108', darker(clay, 0.1), 15),
    line('M26 -218C92 -218 104 -156 72 -114', lighter(clay, 0.28), 4, opacity(0.5)),
    shape(
      'M-60 -112L-124 -176Q-134 -186 -122 -190Q-112 -190 -104 -180L-30 -132Z',
      fall(lighter(clay, 0.2), clay),
    ),
    shape(
      'M-22 -150Q-16 -196 -24 -232Q-26 -242 -14 -242H14Q26 -242 24 -232Q16 -196 22 -150Z',
      across(lighter(clay, 0.24), darker(clay, 0.2)),
    ),
    disc(0, -86, 82, across(lighter(clay, 0.26), darker(clay, 0.25))),
    shape('M-70 -44Q0 12 70 -44Q44 -2 0 -4Q-44 -2 -70 -44Z', darker(clay, 0.35), opacity(0.6)),
    tibeb(-74, -118, 148, 14, { ground: darker(clay, 0.1), thread: p.gold, second: lighter(clay, 0.4) }),
    oval(0, -242, 22, 6, lighter(clay, 0.25)),
    shape('M-13 -244Q-16 -276 0 -284Q16 -276 13 -244Z', body(mix(p.gold, p.wood, 0.35))),
    gleam(-38, -100, 9, 26, 22),
  )

/** A small cup without a handle, with coffee in it, 46 high. */
export const cup = (p: Palette, band = p.main): string =>
  draw(
    shadow(4, 0, 46),
    oval(0, -5, 44, 9, across('#ffffff', darker(p.cloth, 0.18))),
    oval(0, -6, 30, 5, darker(p.cloth, 0.14), opacity(0.6)),
    shape('M-32 -50H32Q30 -8 12 -7H-12Q-30 -8 -32 -50Z', across('#ffffff', darker(p.cloth, 0.2))),
    shape('M-31 -40H31L29 -28H-29Z', band),
    line('M-30 -43H30M-28 -25H28', p.gold, 2.5),
    oval(0, -50, 32, 8, '#fffaf0'),
    oval(0, -49, 26, 6, '#3b1f12'),
    oval(-6, -50, 10, 2, '#8a5a35', opacity(0.8)),
  )

/** The woven basket with its pointed lid, 330 high. */
export const mesob = (p: Palette, straw = mix(p.gold, p.wood, 0.28)): string => {
  const band = (y: number, half: number, height: number, color: string) =>
    draw(
      shape(
        `M${-half} ${y}Q0 ${y + 16} ${half} ${y}V${y + height}Q0 ${y + height + 16} ${-half} ${y + height}Z`,
        color,
      ),
      times(Math.floor(half / 9), (index) => {
        const x = -half + 9 + index * 18
        const sag = 12 * (1 - (x / half) ** 2)
        return shape(
          `M${x - 8} ${y + height + sag}L${x} ${y + sag + 2}L${x + 8} ${y + height + sag}Z`,
          index % 2 ? p.cloth : p.gold,
        )
      }),
    )
  return draw(
    shadow(10, 0, 170, 24),
    shape(
      'M-78 -92Q-96 -40 -122 -10Q-126 0 -112 2Q0 18 112 2Q126 0 122 -10Q96 -40 78 -92Z',
      across(lighter(straw, 0.16), darker(straw, 0.28)),
    ),
    band(-48, 94, 22, p.main),
    shape(
      'M-168 -160Q-160 -84 -78 -74H78Q160 -84 168 -160Z',
      across(lighter(straw, 0.2), darker(straw, 0.24)),
    ),
    band(-136, 156, 24, p.accent),
    line('M-140 -98Q0 -74 140 -98', darker(straw, 0.25), 3, opacity(0.5)),
    oval(0, -160, 170, 20, darker(straw, 0.3)),
    shape(
      'M-176 -164Q-150 -262 -24 -310Q0 -322 24 -310Q150 -262 176 -164Q0 -126 -176 -164Z',
      across(lighter(straw, 0.22), darker(straw, 0.24)),
    ),
    band(-196, 158, 20, p.main),
    band(-240, 118, 16, p.accent),
    line('M-84 -270Q0 -252 84 -270M-46 -292Q0 -282 46 -292', darker(straw, 0.25), 3, opacity(0.55)),
    shape('M-16 -310Q-22 -336 0 -352Q22 -336 16 -310Z', body(p.accent)),
    disc(0, -354, 9, p.gold),
    shape('M-150 -176Q-120 -254 -40 -292Q-96 -250 -112 -174Z', '#ffffff', opacity(0.18)),
  )
}

/** A tray of injera seen from above, `radius` wide, with seven dishes. */
export const injeraTray = (p: Palette, random: Random, radius = 220): string => {
  const injera = '#d8c2a0'
  const dishes = ['#8f2a16', '#d9a441', '#3f6b34', '#b2562a', '#e2c04f', '#6b2f1c', '#5a7f3c']
  const heap = (x: number, y: number, size: number, color: string) =>
    draw(
      oval(x + 5, y + 7, size, size * 0.86, '#1c0f08', opacity(0.2)),
      disc(x, y, size, body(color, 0.12)),
      times(14, () => {
        const angle = random() * Math.PI * 2
        const reach = Math.sqrt(random()) * size * 0.8
        return disc(
          x + Math.cos(angle) * reach,
          y + Math.sin(angle) * reach,
          3 + random() * size * 0.11,
          random() > 0.5 ? lighter(color, 0.22) : darker(color, 0.18),
          opacity(0.8),
        )
      }),
    )
  return draw(
    oval(14, 22, radius * 1.18, radius * 1.14, '#1c0f08', opacity(0.18)),
    disc(0, 0, radius * 1.16, body(mix(p.gold, p.wood, 0.35))),
    times(28, (index) =>
      turned(
        (index * 360) / 28,
        0,
        0,
        shape(
          `M-11 ${-radius * 1.14}L0 ${-radius * 1.03}L11 ${-radius * 1.14}Z`,
          index % 2 ? p.accent : p.main,
        ),
      ),
    ),
    disc(0, 0, radius * 1.03, darker(mix(p.gold, p.wood, 0.35), 0.18)),
    disc(0, 0, radius, body(injera, 0.08)),
    times(150, () => {
      const angle = random() * Math.PI * 2
      const reach = Math.sqrt(random()) * radius * 0.96
      return disc(
        Math.cos(angle) * reach,
        Math.sin(angle) * reach,
        1.2 + random() * 2.2,
        darker(injera, 0.22),
        opacity(0.5),
      )
    }),
    times(6, (index) => {
      const angle = (index * Math.PI) / 3 + 0.3
      return heap(
        Math.cos(angle) * radius * 0.6,
        Math.sin(angle) * radius * 0.6,
        radius * 0.2,
        dishes[index] ?? '#8f2a16',
      )
    }),
    heap(0, 0, radius * 0.25, dishes[6] ?? '#5a7f3c'),
    oval(-8, -6, radius * 0.1, radius * 0.075, '#fdf6e6'),
    disc(-8, -6, radius * 0.036, '#e8ae36'),
  )
}

/** A rolled injera, lying, 110 wide. */
export const injeraRoll = (x: number, y: number, lean = 0): string =>
  turned(
    lean,
    x,
    y,
    oval(x + 4, y + 8, 60, 16, '#1c0f08', opacity(0.2)),
    rect(x - 56, y - 20, 112, 40, 20, fall('#e6d4b6', '#b89a74')),
    disc(x + 48, y, 17, '#d8c2a0'),
    line(`M${x + 48} ${y - 11}a11 11 0 1 1 -9 17`, '#a98b66', 3),
  )

/** A glass jar with a cloth on its lid, 150 high. */
export const spiceJar = (p: Palette, filling: string, hood: string): string =>
  draw(
    shadow(6, 0, 62),
    rect(-50, -120, 100, 120, 24, across('#ffffff', darker(p.cloth, 0.16)), opacity(0.72)),
    shape('M-43 -94Q-10 -108 43 -92V-24Q43 -7 26 -7H-26Q-43 -7 -43 -24Z', body(filling)),
    times(9, (index) =>
      disc(-30 + index * 8, -88 + (index % 3) * 14, 2.5, lighter(filling, 0.3), opacity(0.7)),
    ),
    rect(-36, -62, 72, 34, 6, p.cloth),
    tibeb(-32, -54, 64, 18, { ground: p.cloth, thread: hood, second: p.gold }),
    shape('M-58 -106Q-50 -124 -46 -146Q0 -160 46 -146Q50 -124 58 -106Q30 -116 0 -112T-58 -106Z', body(hood)),
    line('M-47 -124Q0 -114 47 -124', p.gold, 5),
    rect(-40, -96, 9, 78, 4.5, '#ffffff', opacity(0.5)),
  )

/** A wooden bowl heaped with something, 160 wide. */
export const bowl = (p: Palette, filling: string): string =>
  draw(
    shadow(6, 0, 92),
    shape('M-74 -56Q-40 -98 0 -100T74 -56Z', body(filling)),
    times(12, (index) =>
      disc(
        -52 + index * 9.5,
        -66 - Math.sin((index / 11) * Math.PI) * 22,
        3,
        lighter(filling, 0.25),
        opacity(0.7),
      ),
    ),
    shape('M-84 -60H84Q78 0 30 0H-30Q-78 0 -84 -60Z', body(p.wood)),
    line('M-82 -54H82', lighter(p.wood, 0.35), 5),
    tibeb(-66, -36, 132, 14, { ground: p.wood, thread: p.gold, second: p.cloth }),
  )

/** The low table of the coffee ceremony, 380 wide, 120 high. */
export const rekebot = (p: Palette): string =>
  draw(
    shadow(0, 2, 230, 22),
    line('M-150 -90L-164 0M150 -90L164 0M-60 -88L-66 -4M60 -88L66 -4', darker(p.wood, 0.2), 13),
    rect(-196, -120, 392, 46, 16, fall(lighter(p.wood, 0.2), darker(p.wood, 0.1))),
    tibeb(-180, -104, 360, 20, { ground: darker(p.wood, 0.12), thread: p.gold, second: p.cloth }),
    rect(-190, -122, 380, 8, 4, lighter(p.wood, 0.4)),
  )

/** Grass strewn on the floor for a feast. */
export const strewnGrass = (p: Palette, random: Random, y = 520): string =>
  times(90, () => {
    const x = random() * 800
    const near = random() * (600 - y)
    return line(
      `M${x} ${y + near}q${10 - random() * 20} -8 ${26 - random() * 52} ${-6 + random() * 4}`,
      random() > 0.5 ? p.leaf : lighter(p.leaf, 0.2),
      3,
      opacity(0.8),
    )
  })

export const coffeeSteam = (x: number, y: number, color = '#ffffff'): string =>
  at(
    x,
    y,
    1,
    line('M0 0q-14 -20 0 -40t0 -40q-10 -14 -2 -26', color, 7, opacity(0.35)),
    line('M26 6q-12 -18 0 -34t0 -34', color, 5, opacity(0.25)),
  )
