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
import type { Palette } from './palettes.ts'
import { GROUND } from './stage.ts'

/** Stage light over raised hands. */
export const concert = (p: Palette, random: Random): string => {
  const colors = [p.gold, p.accent, p.light, p.main]
  const skin = ['#5a3322', '#7c4a30', '#3f2419']
  return draw(
    rect(0, 0, 800, 600, 0, fall(darker(p.main, 0.7), darker(mix(p.accent, p.main, 0.4), 0.35))),
    times(6, (index) =>
      shape(
        `M${80 + index * 128} -10L${-60 + index * 128 + random() * 60} 470H${200 + index * 128 + random() * 40}Z`,
        `url(#fade-${(colors[index % 4] ?? p.gold).slice(1)})`,
        opacity(0.42),
      ),
    ),
    rect(60, 40, 680, 17, 6, p.ink),
    times(6, (index) =>
      draw(
        rect(84 + index * 124, 50, 40, 38, 8, '#2b2528'),
        oval(104 + index * 124, 90, 17, 7, lighter(colors[index % 4] ?? p.gold, 0.5)),
      ),
    ),
    times(44, () =>
      disc(
        random() * 800,
        random() * 420,
        1.4 + random() * 4,
        colors[Math.floor(random() * 3)] ?? p.gold,
        opacity(0.5 + random() * 0.4),
      ),
    ),
    disc(400, 350, 260, glow(p.light), opacity(0.6)),
    rect(90, 404, 620, 50, 10, darker(p.wood, 0.3)),
    tibeb(96, 416, 608, 26, { ground: darker(p.wood, 0.35), thread: p.gold, second: p.accent }),
    rect(110, 250, 84, 154, 10, '#1d1719'),
    disc(152, 300, 25, '#3b3236'),
    disc(152, 360, 30, '#3b3236'),
    rect(606, 250, 84, 154, 10, '#1d1719'),
    disc(648, 300, 25, '#3b3236'),
    disc(648, 360, 30, '#3b3236'),
    performer(p, 400),
    times(20, (index) => {
      const x = -10 + index * 43
      const y = 500 + (index % 3) * 16
      const tone = darker(skin[index % 3] ?? '#5a3322', 0.35)
      return draw(
        index % 2 ? line(`M${x + 16} ${y + 60}Q${x + 30} ${y} ${x + 18} ${y - 62}`, tone, 15) : '',
        index % 3 ? line(`M${x - 16} ${y + 60}Q${x - 34} ${y + 6} ${x - 20} ${y - 48}`, tone, 15) : '',
        disc(x, y, 25, darker('#2b1a14', 0.2)),
        shape(
          `M${x - 46} 620V${y + 56}Q${x - 40} ${y + 24} ${x} ${y + 22}T${x + 46} ${y + 56}V620Z`,
          darker(colors[index % 4] ?? p.gold, 0.72),
        ),
      )
    }),
  )
}

/** A singer in white with a microphone and a krar player's frame beside. */
const performer = (p: Palette, x: number): string =>
  draw(
    shape(
      `M${x - 44} 404L${x - 30} 268Q${x - 28} 236 ${x} 234T${x + 30} 268L${x + 44} 404Z`,
      body(p.cloth, 0.16),
    ),
    tibeb(x - 9, 244, 18, 18, { ground: p.cloth, thread: p.accent, second: p.gold }),
    tibeb(x - 43, 384, 86, 18, { ground: p.cloth, thread: p.accent, second: p.gold }),
    line(`M${x + 24} 262Q${x + 60} 240 ${x + 26} 214`, p.cloth, 17),
    line(`M${x - 24} 262Q${x - 70} 250 ${x - 92} 200`, p.cloth, 17),
    disc(x - 94, 194, 10, '#7c4a30'),
    disc(x + 22, 212, 10, '#7c4a30'),
    disc(x, 206, 25, '#7c4a30'),
    shape(
      `M${x - 28} 206Q${x - 34} 168 ${x} 166T${x + 28} 206Q${x + 14} 184 ${x} 184T${x - 28} 206Z`,
      '#2b1a14',
    ),
    turned(40, x + 20, 208, rect(x + 14, 196, 10, 28, 5, '#1d1719'), disc(x + 19, 194, 9, '#cfc6b8')),
  )

/** Dancers' scarves thrown over a drum: eskista night. */
export const dance = (p: Palette, random: Random): string =>
  draw(
    rect(0, 0, 800, 600, 0, fall(lighter(p.wall, 0.1), darker(p.wall, 0.1))),
    disc(400, 290, 250, lighter(p.wall, 0.35), opacity(0.7)),
    rect(0, 490, 800, 110, 0, fall(darker(p.floor, 0.05), lighter(p.floor, 0.1))),
    tibeb(0, 566, 800, 24, { ground: darker(p.floor, 0.15), thread: p.gold, second: p.cloth }),
    dancer(p, 250, 540, p.main, 1),
    dancer(p, 550, 540, p.accent, -1),
    times(14, () => disc(60 + random() * 680, 50 + random() * 180, 3 + random() * 5, p.gold, opacity(0.6))),
  )

const dancer = (p: Palette, x: number, y: number, color: string, side: 1 | -1): string =>
  at(
    x,
    y,
    1,
    `<g transform="scale(${side} 1)">`,
    shadow(0, 2, 120),
    line('M-26 -30L-34 0M30 -34L44 -2', '#7c4a30', 17),
    line('M-44 0h22M34 0h24', p.wood, 11),
    shape('M-58 -226L-94 -34Q0 0 96 -34L52 -226Z', body(lighter(p.cloth, 0.4), 0.14)),
    tibeb(-88, -66, 178, 24, { ground: p.cloth, thread: color, second: p.gold }),
    rect(-58, -236, 112, 20, 9, color),
    shape('M-52 -230Q-66 -320 -40 -338Q0 -350 42 -338Q64 -320 50 -230Z', body(lighter(p.cloth, 0.4), 0.12)),
    turned(90, 0, -286, tibeb(-48, -296, 96, 22, { ground: p.cloth, thread: color, second: p.gold })),
    line('M-44 -324Q-104 -316 -86 -238', lighter(p.cloth, 0.4), 28),
    line('M44 -324Q108 -330 98 -252', lighter(p.cloth, 0.3), 28),
    disc(-82, -228, 13, '#7c4a30'),
    disc(98, -240, 13, '#7c4a30'),
    shape(
      'M-96 -232Q-150 -200 -128 -120Q-112 -80 -140 -50Q-96 -70 -98 -130Q-102 -190 -74 -222Z',
      body(color, 0.12),
    ),
    shape(
      'M108 -246Q176 -236 168 -160Q162 -110 190 -84Q136 -94 138 -152Q140 -210 92 -230Z',
      body(color, 0.12),
    ),
    rect(-13, -366, 26, 34, 8, '#7c4a30'),
    turned(
      -8,
      0,
      -390,
      disc(0, -396, 38, '#8a5438'),
      shape('M-42 -392Q-48 -446 0 -446T42 -392Q30 -420 0 -420T-42 -392Z', '#2b1a14'),
      disc(34, -424, 20, '#2b1a14'),
      disc(-33, -380, 6, p.gold),
      line('M-12 -384q10 10 22 0', '#4d2a1c', 3.5),
      line('M-18 -402h10M8 -402h10', '#2b1a14', 4),
    ),
    '</g>',
  )

/** Candles and lilies, for those who are gone. */
export const candles = (p: Palette, random: Random): string => {
  const candle = (x: number, height: number) =>
    draw(
      disc(x, GROUND - height - 16, 110, glow(p.light), opacity(0.75)),
      shadow(x, GROUND + 8, 58),
      rect(x - 26, GROUND - height, 52, height + 8, 9, body(lighter(p.cloth, 0.2))),
      oval(x, GROUND - height, 26, 7, lighter(p.light, 0.3)),
      shape(`M${x - 26} ${GROUND - height}q4 34 12 20t12 8V${GROUND - height}Z`, lighter(p.cloth, 0.5)),
      line(`M${x} ${GROUND - height}v-14`, p.ink, 4),
      shape(`M${x} ${GROUND - height - 62}q24 32 0 52q-24 -20 0 -52Z`, fall('#fff4c4', '#f29a1f')),
    )
  return draw(
    rect(
      0,
      0,
      800,
      440,
      0,
      fall(darker(mix(p.wall, p.main, 0.75), 0.5), darker(mix(p.wall, p.main, 0.6), 0.25)),
    ),
    disc(400, 300, 380, glow(p.light), opacity(0.4)),
    rect(0, 440, 800, 160, 0, fall(lighter(p.cloth, 0.1), darker(p.cloth, 0.16))),
    tibeb(0, 548, 800, 26, { ground: p.cloth, thread: p.main, second: p.accent }),
    rect(0, 580, 800, 6, 0, p.gold),
    candle(270, 190),
    candle(400, 260),
    candle(530, 150),
    times(3, (index) => lily(p, 120 + index * 34, 500 - index * 10, -20 + index * 14)),
    times(3, (index) => lily(p, 630 + index * 40, 494 + (index % 2) * 10, -8 + index * 16)),
    times(18, () => disc(random() * 800, random() * 400, 1 + random() * 2.4, p.light, opacity(0.5))),
  )
}

const lily = (p: Palette, x: number, y: number, lean: number): string =>
  turned(
    lean,
    x,
    y + 60,
    line(`M${x} ${y + 66}V${y - 40}`, p.leaf, 6),
    oval(x - 18, y + 20, 9, 30, p.leaf, `transform="rotate(-32 ${x - 18} ${y + 20})"`),
    times(
      5,
      (index) =>
        `<ellipse cx="${x}" cy="${y - 66}" rx="12" ry="30" fill="${index % 2 ? '#ffffff' : '#f6ecdd'}" transform="rotate(${-64 + index * 32} ${x} ${y - 40})"/>`,
    ),
    disc(x, y - 48, 8, p.gold),
  )
