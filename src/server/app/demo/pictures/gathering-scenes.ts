import {
  at,
  body,
  darker,
  disc,
  draw,
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
  turned,
} from './drawing.ts'
import { cloud, flower, tree } from './outdoors.ts'
import type { Palette } from './palettes.ts'
import { isDark, room } from './room-props.ts'

/** A ball on the grass before the goal. */
export const football = (p: Palette, random: Random): string => {
  const dark = isDark(p.sky)
  return draw(
    rect(0, 0, 800, 360, 0, fall(p.sky, lighter(p.sky, dark ? 0.25 : 0.55))),
    dark
      ? draw(
          times(2, (index) =>
            draw(
              rect(60 + index * 660, 60, 12, 270, 4, '#8f867a'),
              disc(66 + index * 660, 60, 130, glow(p.light)),
              rect(26 + index * 660, 40, 80, 40, 8, '#fff3d0'),
            ),
          ),
        )
      : draw(cloud(150, 90, 1), cloud(600, 70, 0.8)),
    times(9, (index) =>
      at(30 + index * 96, 356, 0.7 + random() * 0.3, tree(p, index % 2 ? p.leaf : darker(p.leaf, 0.15))),
    ),
    rect(0, 350, 800, 250, 0, fall(p.leaf, darker(p.leaf, 0.1))),
    times(8, (index) =>
      shape(
        `M${400 - 560 + index * 140} 600L${400 - 240 + index * 60} 350H${400 - 180 + index * 60}L${400 - 420 + index * 140} 600Z`,
        index % 2 ? p.leaf : lighter(p.leaf, 0.14),
      ),
    ),
    rect(0, 346, 800, 12, 0, darker(p.leaf, 0.3), opacity(0.4)),
    line('M230 384V210H570V384', '#ffffff', 12),
    times(13, (index) => line(`M${244 + index * 26} 216V382`, '#ffffff', 1.6, opacity(0.55))),
    times(6, (index) => line(`M236 ${238 + index * 28}H564`, '#ffffff', 1.6, opacity(0.55))),
    line('M150 390H650L740 470H60Z', '#ffffff', 5, opacity(0.8)),
    shadow(410, 552, 110, 20),
    disc(400, 486, 72, body('#fbf8f2', 0.2)),
    shape('M400 452L432 475L420 512H380L368 475Z', p.ink),
    line('M400 452V420M432 475L464 462M420 512L440 540M380 512L360 540M368 475L336 462', p.ink, 4),
    shape(
      'M376 418h48l-24 14ZM328 480l14 -28l8 26ZM472 480l-14 -28l-8 26ZM348 536l26 4l-14 14ZM452 536l-26 4l14 14Z',
      p.ink,
    ),
    times(12, (index) =>
      line(
        `M${40 + index * 66} ${560 + (index % 3) * 10}q4 -16 -4 -26`,
        lighter(p.leaf, 0.3),
        4,
        opacity(0.7),
      ),
    ),
  )
}

/** A speaker's desk on a stage with rows of heads. */
export const conference = (p: Palette, random: Random): string =>
  draw(
    rect(0, 0, 800, 600, 0, fall(darker(p.main, 0.4), darker(p.main, 0.1))),
    shape('M0 0H120Q150 200 90 430H0ZM800 0H680Q650 200 710 430H800Z', body(p.accent, 0.16)),
    rect(190, 50, 420, 220, 14, p.ink),
    rect(202, 62, 396, 196, 6, fall(lighter(p.cloth, 0.4), p.cloth)),
    tibeb(222, 80, 356, 26, { ground: p.cloth, thread: p.main, second: p.accent }),
    disc(310, 186, 54, 'none', `stroke="${p.gold}" stroke-width="24" stroke-dasharray="220 120"`),
    disc(
      310,
      186,
      54,
      'none',
      `stroke="${p.accent}" stroke-width="24" stroke-dasharray="90 250" stroke-dashoffset="-230"`,
    ),
    times(4, (index) =>
      rect(
        410,
        140 + index * 28,
        150 - ((index * 41) % 70),
        11,
        5,
        [p.main, p.gold, p.accent, p.main][index] ?? p.main,
      ),
    ),
    shape('M400 -20L220 440H580Z', `url(#fade-${p.light.slice(1)})`, opacity(0.3)),
    rect(0, 400, 800, 60, 0, fall(lighter(p.wood, 0.15), p.wood)),
    rect(0, 452, 800, 14, 0, darker(p.wood, 0.3)),
    shadow(560, 420, 90),
    shape('M500 310H620L606 420H514Z', body(p.wood)),
    rect(490, 298, 140, 18, 6, lighter(p.wood, 0.25)),
    disc(560, 366, 22, p.gold),
    line('M560 300Q560 270 540 262', p.ink, 5),
    oval(534, 258, 10, 8, p.ink),
    times(2, (row) =>
      times(10, (index) => {
        const x = 20 + index * 84 + row * 42
        const y = 512 + row * 44
        return draw(
          shape(
            `M${x - 44} 620V${y + 40}Q${x - 40} ${y + 12} ${x} ${y + 10}T${x + 44} ${y + 40}V620Z`,
            darker([p.accent, p.cloth, p.gold, p.main][(index + row) % 4] ?? p.gold, 0.35 + row * 0.12),
          ),
          disc(x, y - 12, 24, darker(['#7c4a30', '#5a3322', '#8a5438'][index % 3] ?? '#7c4a30', 0.25)),
          shape(
            `M${x - 26} ${y - 12}Q${x - 28} ${y - 42} ${x} ${y - 42}T${x + 26} ${y - 12}Q${x} ${y - 4} ${x - 26} ${y - 12}Z`,
            '#241510',
          ),
        )
      }),
    ),
    times(12, () => disc(random() * 800, random() * 120, 2 + random() * 3, p.light, opacity(0.4))),
  )

/** A circle of chairs with a flip chart. */
export const workshop = (p: Palette, random: Random): string => {
  const chair = (x: number, y: number, scale: number, color: string) =>
    at(
      x,
      y,
      scale,
      shadow(0, 0, 64),
      line('M-34 -70L-40 0M34 -70L40 0M-28 -70L-24 -12M28 -70L24 -12', p.ink, 8),
      rect(-46, -88, 92, 22, 10, body(color)),
      rect(-42, -186, 84, 88, 22, body(color)),
      line('M-30 -100v16M30 -100v16', p.ink, 8),
    )
  return draw(
    room(p, 420),
    line('M330 440L296 540M470 440L504 540M400 440V530', darker(p.wood, 0.1), 11),
    rect(270, 60, 260, 384, 14, body(p.wood)),
    rect(284, 76, 232, 340, 6, lighter(p.cloth, 0.5)),
    disc(400, 180, 58, 'none', `stroke="${p.main}" stroke-width="13"`),
    disc(350, 270, 40, 'none', `stroke="${p.accent}" stroke-width="11"`),
    disc(450, 270, 40, 'none', `stroke="${p.gold}" stroke-width="11"`),
    line('M384 236L366 240M418 236L436 240M392 270H408', p.ink, 7),
    times(3, (index) => rect(312, 338 + index * 24, 176 - index * 34, 9, 4, '#c9bda9')),
    chair(120, 520, 1, p.main),
    chair(220, 556, 1.1, p.accent),
    chair(680, 520, 1, p.accent),
    chair(580, 556, 1.1, p.main),
    chair(400, 584, 1.2, p.gold),
    times(5, (index) =>
      rect(
        70 + (index % 2) * 52,
        90 + Math.floor(index / 2) * 56,
        44,
        44,
        5,
        [p.gold, p.accent, p.main, p.cloth, p.gold][index] ?? p.gold,
        `transform="rotate(${random() * 8 - 4} 100 120)"`,
      ),
    ),
    times(5, (index) =>
      rect(
        620 + (index % 2) * 52,
        90 + Math.floor(index / 2) * 56,
        44,
        44,
        5,
        [p.main, p.cloth, p.gold, p.accent, p.main][index] ?? p.gold,
        `transform="rotate(${random() * 8 - 4} 660 120)"`,
      ),
    ),
  )
}

const HEART = '#b8402e'

/** Open hands that hold a heart. */
export const charity = (p: Palette, random: Random): string => {
  const hand = draw(
    shape(
      'M-190 330Q-200 210 -150 150Q-132 132 -118 148Q-108 164 -124 190L-132 226Q-100 186 -58 184Q-36 186 -42 206L-96 266Q-90 330 -110 380H-178Z',
      body('#7c4a30', 0.12),
    ),
    rect(-196, 340, 104, 110, 16, body(p.cloth, 0.1)),
    tibeb(-196, 352, 104, 24, { ground: p.cloth, thread: p.main, second: p.gold }),
  )
  return draw(
    rect(0, 0, 800, 600, 0, fall(lighter(p.wall, 0.2), darker(p.wall, 0.05))),
    disc(400, 270, 280, glow(p.light), opacity(0.9)),
    times(16, (index) => turned(index * 22.5, 400, 260, rect(396, 20, 8, 66, 4, p.gold, opacity(0.55)))),
    shape(
      'M400 400Q250 300 268 206Q280 150 334 152Q380 156 400 202Q420 156 466 152Q520 150 532 206Q550 300 400 400Z',
      body(HEART),
    ),
    oval(316, 202, 17, 30, '#ffffff', `${opacity(0.35)} transform="rotate(28 316 202)"`),
    tibeb(316, 252, 168, 28, { ground: HEART, thread: p.cloth, second: p.gold }),
    at(400, 110, 1.12, hand),
    `<g transform="translate(400 110) scale(-1.12 1.12)">${hand}</g>`,
    times(9, (index) =>
      flower(60 + index * 86, 566 + (random() - 0.5) * 24, 21, p.gold, darker(p.gold, 0.5)),
    ),
  )
}

/** Runners' shoes on a track with a ribbon, for a community run. */
export const communityRun = (p: Palette, random: Random): string =>
  draw(
    rect(0, 0, 800, 330, 0, fall(p.sky, lighter(p.sky, 0.5))),
    disc(640, 130, 180, glow(p.light), opacity(0.8)),
    disc(640, 130, 50, isDark(p.sky) ? '#fbeecb' : lighter(p.gold, 0.35)),
    cloud(160, 100, 1),
    times(8, (index) =>
      at(40 + index * 108, 336, 0.8 + random() * 0.3, tree(p, index % 2 ? p.leaf : darker(p.leaf, 0.15))),
    ),
    rect(0, 330, 800, 270, 0, fall(p.leaf, darker(p.leaf, 0.15))),
    shape('M250 330H550L900 600H-100Z', fall(mix(p.accent, p.floor, 0.4), p.accent)),
    times(3, (index) =>
      line(`M${325 + index * 75} 332L${150 + index * 250} 600`, '#fff6e6', 4, opacity(0.8)),
    ),
    line('M130 120V400M670 120V400', p.wood, 15),
    rect(120, 106, 560, 88, 14, body(p.main)),
    tibeb(140, 128, 520, 44, { ground: p.main, thread: p.gold, second: p.cloth }),
    times(2, (index) =>
      runner(p, 300 + index * 190, 540 - index * 24, 1 - index * 0.12, index ? p.gold : p.accent),
    ),
  )

const runner = (p: Palette, x: number, y: number, scale: number, color: string): string =>
  at(
    x,
    y,
    scale,
    shadow(10, 4, 90),
    line('M0 -128L52 -84L40 -20M0 -128L-46 -88L-98 -112', '#7c4a30', 25),
    line('M34 -14h34M-98 -112l-12 -28', p.cloth, 17),
    line('M22 -216Q70 -196 82 -156L118 -172M10 -214Q-44 -196 -52 -150L-20 -128', '#7c4a30', 19),
    shape('M-22 -126L-8 -232Q20 -246 44 -226L30 -118Q6 -104 -22 -126Z', body(color)),
    tibeb(-8, -190, 40, 20, { ground: color, thread: p.cloth, second: p.gold }),
    shape('M-28 -140L34 -134L44 -96L-10 -102Q-36 -104 -28 -140Z', body(p.ink, 0.1)),
    disc(34, -268, 30, '#7c4a30'),
    shape('M2 -272Q4 -308 40 -304T64 -272Q46 -290 26 -282T2 -272Z', '#241510'),
  )

/** Lanterns over a long table in the garden. */
export const gardenDinner = (p: Palette, random: Random): string =>
  draw(
    rect(0, 0, 800, 600, 0, fall(darker(p.sky, isDark(p.sky) ? 0.1 : 0.55), mix(p.accent, p.gold, 0.5))),
    times(26, () => disc(random() * 800, random() * 200, 0.8 + random() * 1.6, '#fff3d6', opacity(0.8))),
    times(6, (index) => at(20 + index * 156, 430, 1.5 + random() * 0.3, tree(p, darker(p.leaf, 0.35)))),
    rect(0, 420, 800, 180, 0, fall(darker(p.leaf, 0.35), darker(p.leaf, 0.5))),
    line('M-50 92Q-5 108 40 118Q400 190 760 118Q805 108 850 92', p.ink, 4),
    times(9, (index) => {
      const x = 40 + index * 90
      const y = 118 + Math.sin((index / 8) * Math.PI) * 36
      return draw(
        disc(x, y + 30, 70, glow(p.light), opacity(0.45)),
        oval(x, y + 30, 23, 28, body([p.gold, p.accent, p.light][index % 3] ?? p.gold, 0.12)),
        rect(x - 10, y, 20, 8, 3, p.ink),
      )
    }),
    shadow(400, 566, 350, 26),
    shape('M130 400H670L740 520H60Z', body(lighter(p.cloth, 0.3), 0.06)),
    tibeb(110, 424, 580, 24, { ground: p.cloth, thread: p.main, second: p.accent }),
    shape('M60 520H740V556Q400 580 60 556Z', darker(p.cloth, 0.16)),
    times(5, (index) =>
      draw(
        oval(190 + index * 106, 478, 42, 13, darker(p.wood, 0.05)),
        oval(190 + index * 106, 474, 36, 10, '#d8c2a0'),
        disc(182 + index * 106, 472, 6, '#8f2a16'),
        disc(198 + index * 106, 474, 6, '#3f6b34'),
        disc(190 + index * 106, 468, 5, '#d9a441'),
      ),
    ),
    times(4, (index) =>
      draw(
        rect(238 + index * 106, 412, 14, 40, 4, lighter(p.cloth, 0.5)),
        shape(`M${245 + index * 106} 392q9 12 0 19q-9 -7 0 -19Z`, '#ffb02e'),
        disc(245 + index * 106, 402, 34, glow(p.light)),
      ),
    ),
  )
