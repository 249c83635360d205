import {
  across,
  at,
  body,
  darker,
  disc,
  draw,
  fade,
  fall,
  glow,
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
} from './drawing.ts'
import { cloud, street, tree } from './outdoors.ts'
import type { Palette } from './palettes.ts'
import { isDark, plant } from './room-props.ts'
import { car } from './vehicles.ts'

const litWindow = (p: Palette, x: number, y: number, width: number, height: number, lit: boolean): string =>
  draw(
    rect(x - 4, y - 4, width + 8, height + 8, 5, lighter(p.cloth, 0.2)),
    rect(
      x,
      y,
      width,
      height,
      3,
      lit ? fall(lighter(p.light, 0.3), p.light) : fall(mix(p.sky, p.ink, 0.25), mix(p.sky, p.ink, 0.45)),
    ),
    lit
      ? ''
      : shape(
          `M${x} ${y + height * 0.7}L${x + width * 0.7} ${y}H${x + width}L${x} ${y + height}Z`,
          '#ffffff',
          opacity(0.18),
        ),
    line(`M${x + width / 2} ${y}v${height}`, lighter(p.cloth, 0.2), 3),
    rect(x - 6, y + height + 3, width + 12, 6, 2, darker(p.cloth, 0.12)),
  )

/** Five floors of brick with balconies. */
export const apartmentHouse = (p: Palette, random: Random): string => {
  const brick = mix(p.main, p.cloth, 0.06)
  const dark = isDark(p.sky)
  return draw(
    street(p, random),
    shadow(420, 520, 300, 26),
    rect(600, 190, 130, 330, 6, fall(mix(p.accent, p.cloth, 0.15), darker(p.accent, 0.15))),
    times(8, (index) =>
      litWindow(
        p,
        622 + (index % 2) * 52,
        216 + Math.floor(index / 2) * 66,
        34,
        40,
        random() < (dark ? 0.6 : 0.1),
      ),
    ),
    rect(180, 70, 440, 450, 10, across(lighter(brick, 0.1), darker(brick, 0.1))),
    rect(168, 58, 464, 22, 8, lighter(p.cloth, 0.1)),
    tibeb(180, 84, 440, 18, { ground: brick, thread: p.gold, second: p.cloth }),
    times(20, (index) => {
      const x = 212 + (index % 5) * 80
      const y = 124 + Math.floor(index / 5) * 84
      return draw(
        litWindow(p, x, y, 50, 50, random() < (dark ? 0.7 : 0.15)),
        index % 5 === 1 || index % 5 === 3
          ? draw(
              rect(x - 10, y + 38, 70, 22, 4, darker(p.wood, 0.1)),
              line(`M${x - 4} ${y + 40}v18m13 -18v18m13 -18v18m13 -18v18m13 -18v18m13 -18v18`, p.gold, 2.5),
              random() > 0.4
                ? times(3, (bush) =>
                    disc(x + 4 + bush * 18, y + 36, 8, bush % 2 ? p.leaf : lighter(p.leaf, 0.2)),
                  )
                : '',
            )
          : '',
      )
    }),
    shape('M360 520V470Q360 440 400 440T440 470V520Z', fall(lighter(p.wood, 0.1), darker(p.wood, 0.25))),
    shape('M340 452Q340 418 400 418T460 452Z', p.gold),
    disc(428, 486, 4, p.gold),
    at(120, 528, 1.15, tree(p)),
    at(690, 536, 0.92, tree(p, mix(p.leaf, p.gold, 0.25))),
    at(34, 540, 0.8, tree(p, darker(p.leaf, 0.1))),
    at(560, 566, 0.42, car(p, p.gold)),
  )
}

/** A house with a porch, a pitched roof and a fence. */
export const familyHouse = (p: Palette, random: Random): string => {
  const dark = isDark(p.sky)
  const siding = lighter(p.cloth, 0.1)
  return draw(
    street(p, random),
    at(86, 500, 1.5, tree(p, darker(p.leaf, 0.08))),
    shadow(410, 520, 290, 26),
    rect(220, 250, 380, 262, 4, across(siding, darker(siding, 0.1))),
    times(8, (index) => line(`M222 ${278 + index * 30}h376`, darker(siding, 0.14), 2, opacity(0.5))),
    rect(500, 150, 40, 90, 4, body(p.accent)),
    shape(
      'M180 262L400 110Q410 104 420 110L640 262Q640 274 626 274H194Q180 274 180 262Z',
      across(lighter(p.main, 0.06), darker(p.main, 0.2)),
    ),
    shape('M194 262L410 122L626 262L604 262L410 140L216 262Z', lighter(p.main, 0.22), opacity(0.5)),
    disc(410, 200, 26, siding),
    disc(410, 200, 20, dark ? p.light : mix(p.sky, p.ink, 0.3)),
    litWindow(p, 262, 322, 84, 84, dark),
    litWindow(p, 484, 322, 84, 84, dark),
    tibeb(250, 424, 108, 14, { ground: p.cloth, thread: p.accent, second: p.main }),
    tibeb(472, 424, 108, 14, { ground: p.cloth, thread: p.accent, second: p.main }),
    rect(380, 336, 66, 176, 6, fall(lighter(p.accent, 0.08), darker(p.accent, 0.2))),
    rect(392, 350, 42, 50, 4, dark ? p.light : mix(p.sky, p.ink, 0.2)),
    disc(434, 436, 5, p.gold),
    shape('M352 338L413 296L474 338Z', darker(p.main, 0.1)),
    line('M362 338V512M464 338V512', siding, 9),
    shape('M352 512h122l16 22H336Z', lighter(p.floor, 0.3)),
    shape('M372 534h82L520 600H306Z', mix(p.floor, p.cloth, 0.45)),
    times(5, (index) =>
      disc(240 + index * 26, 508, 14 + random() * 6, index % 2 ? p.leaf : lighter(p.leaf, 0.15)),
    ),
    times(5, (index) =>
      disc(500 + index * 24, 508, 13 + random() * 6, index % 2 ? p.leaf : lighter(p.leaf, 0.15)),
    ),
    times(7, (index) => disc(246 + index * 22 + (index > 2 ? 190 : 0), 500 - (index % 3) * 6, 4, p.gold)),
    fence(p, 40, 300, 552),
    fence(p, 530, 780, 552),
    at(708, 520, 1.05, tree(p, mix(p.leaf, p.gold, 0.2))),
  )
}

const fence = (p: Palette, from: number, to: number, y: number): string =>
  draw(
    rect(from, y - 34, to - from, 7, 3, p.cloth),
    rect(from, y - 16, to - from, 7, 3, p.cloth),
    times(Math.floor((to - from) / 24) + 1, (index) =>
      shape(
        `M${from + index * 24} ${y}v-40l6 -8l6 8v40Z`,
        across(lighter(p.cloth, 0.3), darker(p.cloth, 0.1)),
      ),
    ),
  )

/** The town from a balcony with pots. */
export const balconyView = (p: Palette, random: Random): string => {
  const dark = isDark(p.sky)
  const row = (y: number, color: string, widths: number, tall: number) =>
    times(Math.ceil(860 / widths), (index) => {
      const height = tall * (0.55 + random() * 0.6)
      const x = index * widths - 24
      return draw(
        rect(x, y - height, widths - 7, height + 40, 5, fall(lighter(color, 0.08), color)),
        times(Math.floor(height / 34) * 2, (light) =>
          random() < (dark ? 0.55 : 0.3)
            ? rect(
                x + 10 + (light % 2) * (widths / 2 - 8),
                y - height + 14 + Math.floor(light / 2) * 32,
                13,
                16,
                2,
                dark ? p.light : lighter(color, 0.4),
                opacity(dark ? 0.9 : 0.5),
              )
            : '',
        ),
      )
    })
  return draw(
    rect(0, 0, 800, 600, 0, fall(p.sky, lighter(p.sky, dark ? 0.3 : 0.5))),
    disc(250, 250, 300, glow(p.light), opacity(0.8)),
    disc(250, 240, 62, dark ? '#fbeecb' : lighter(p.gold, 0.3)),
    dark
      ? times(30, () => disc(random() * 800, random() * 200, 0.8 + random() * 1.4, '#fff3d6', opacity(0.8)))
      : draw(cloud(560, 96, 1.1), cloud(90, 110, 0.7)),
    row(380, mix(p.main, p.sky, 0.66), 66, 150),
    row(440, mix(p.main, p.sky, 0.4), 88, 170),
    row(500, mix(p.main, p.sky, dark ? 0.25 : 0.12), 112, 150),
    rect(0, 520, 800, 80, 0, fall(darker(p.floor, 0.05), lighter(p.floor, 0.1))),
    times(20, (index) => line(`M${20 + index * 41} 416V526`, p.ink, 5)),
    rect(-10, 402, 820, 16, 8, fall(lighter(p.wood, 0.15), darker(p.wood, 0.1))),
    tibeb(0, 508, 800, 18, { ground: p.wood, thread: p.gold, second: p.cloth }),
    at(90, 570, 1.3, plant(p, random, 11)),
    at(700, 580, 1.1, plant(p, random, 9)),
  )
}

/** A shop with an awning and a lit window. */
export const shopFront = (p: Palette, random: Random): string => {
  const stripe = (index: number) => (index % 2 ? p.cloth : p.main)
  return draw(
    street(p, random, 500),
    rect(0, 60, 800, 460, 0, across(lighter(p.wall, 0.05), darker(p.wall, 0.16))),
    rect(90, 110, 620, 410, 12, fall(mix(p.accent, p.cloth, 0.06), darker(p.accent, 0.2))),
    tibeb(110, 132, 580, 34, { ground: p.cloth, thread: p.accent, second: p.gold }),
    rect(130, 246, 340, 210, 10, fall(lighter(p.light, 0.35), p.light)),
    rect(130, 246, 340, 210, 10, glow('#ffffff'), opacity(0.35)),
    at(190, 452, 0.62, plant(p, random, 7)),
    shadow(300, 452, 60),
    shape('M252 452V420Q252 408 264 408H336Q348 408 348 420V452Z', body(p.wood)),
    times(3, (index) => oval(272 + index * 28, 402, 17, 12, body(mix(p.gold, p.wood, 0.35)))),
    times(3, (index) =>
      rect(
        380 + index * 28,
        380 - index * 8,
        22,
        72 + index * 8,
        5,
        body([p.main, p.gold, p.accent][index] ?? p.main),
      ),
    ),
    line('M300 246V456', darker(p.accent, 0.1), 6),
    rect(126, 242, 348, 218, 12, 'none', `stroke="${darker(p.accent, 0.2)}" stroke-width="9"`),
    rect(112, 462, 376, 58, 6, darker(p.accent, 0.25)),
    rect(520, 236, 140, 284, 8, fall(p.wood, darker(p.wood, 0.25))),
    rect(538, 256, 104, 170, 6, fall(lighter(p.light, 0.3), p.light)),
    rect(548, 440, 84, 10, 5, p.gold),
    shape('M138 262L210 262L140 400V262Z', '#ffffff', opacity(0.35)),
    times(11, (index) => {
      const x = 80 + index * 58.2
      return shape(`M${x} 178h58.2l3 60q-2 26 -30 26t-30 -26Z`, index % 2 ? p.cloth : stripe(index))
    }),
    rect(76, 170, 648, 16, 6, darker(p.main, 0.15)),
    rect(80, 264, 640, 18, 0, fade('#1c0f08'), opacity(0.25)),
    at(742, 556, 1, plant(p, random, 9)),
    at(60, 556, 0.9, plant(p, random, 9)),
  )
}
