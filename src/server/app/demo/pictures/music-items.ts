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
import { gleam, stage } from './stage.ts'

/** The lyre with six strings, standing at 0, 0, 470 high. */
const krar = (p: Palette): string =>
  draw(
    shadow(0, 0, 150, 20),
    line('M-84 -150L-136 -440M84 -150L136 -440', darker(p.wood, 0.08), 22),
    line('M-90 -154L-140 -440M78 -154L130 -440', lighter(p.wood, 0.35), 5, opacity(0.6)),
    line('M-168 -430Q0 -456 168 -430', darker(p.wood, 0.18), 24),
    line('M-164 -436Q0 -462 164 -436', lighter(p.wood, 0.3), 5, opacity(0.6)),
    times(6, (index) => rect(-84 + index * 30, -462, 13, 40, 6, p.accent)),
    shape('M-138 -156Q-150 0 0 0T138 -156Q0 -190 -138 -156Z', body(darker(p.wood, 0.1), 0.2)),
    oval(0, -158, 138, 24, fall('#f0dfc0', '#d9bd92')),
    oval(0, -158, 126, 19, '#ecd8b4'),
    tibeb(-118, -112, 236, 28, { ground: darker(p.wood, 0.15), thread: p.gold, second: p.cloth }),
    tibeb(-96, -62, 192, 18, { ground: darker(p.wood, 0.15), thread: p.accent, second: p.gold }),
    times(6, (index) => line(`M${-78 + index * 30} -440L${-30 + index * 12} -104`, p.ink, 2.2, opacity(0.7))),
    rect(-40, -112, 80, 11, 5, lighter(p.wood, 0.3)),
    disc(-64, -158, 10, p.ink, opacity(0.5)),
    disc(64, -158, 10, p.ink, opacity(0.5)),
  )

/** The church drum, lying at 0, 0, 340 wide. */
export const kebero = (p: Palette): string =>
  draw(
    shadow(0, 2, 200, 24),
    shape(
      'M-150 -176Q-60 -214 0 -214T140 -160Q160 -92 140 -24Q60 0 0 4T-150 -34Q-176 -104 -150 -176Z',
      fall(lighter(p.accent, 0.12), darker(p.accent, 0.16)),
    ),
    times(7, (index) =>
      line(
        `M${-130 + index * 40} ${-190 + Math.abs(index - 3) * 8}L${-110 + index * 40} ${-8 - Math.abs(index - 3) * 6}L${-90 + index * 40} ${-190 + Math.abs(index - 2) * 8}`,
        p.cloth,
        4.5,
        opacity(0.85),
      ),
    ),
    oval(-150, -106, 40, 72, fall('#f2e2c4', '#d2b585')),
    oval(-150, -106, 40, 72, 'none', `stroke="${darker(p.wood, 0.1)}" stroke-width="8"`),
    oval(-152, -106, 22, 42, '#e3cba0', opacity(0.8)),
    shape('M132 -166Q166 -94 132 -22Q156 -30 166 -92T132 -166Z', darker(p.wood, 0.1)),
    line('M-110 -196Q0 -300 108 -184', darker(p.wood, 0.2), 11),
  )

export const krarForSale = (p: Palette, random: Random): string =>
  draw(stage(p, random, 'floor'), at(400, 556, 1.1, krar(p)))

export const krarAndDrum = (p: Palette, random: Random): string =>
  draw(stage(p, random, 'floor'), at(270, 552, 0.98, krar(p)), at(550, 556, 1, kebero(p)))

export const drum = (p: Palette, random: Random): string =>
  draw(stage(p, random, 'floor'), at(400, 540, 1.5, kebero(p)))

/** A guitar leaning beside an amplifier. */
export const guitar = (p: Palette, random: Random): string =>
  draw(
    stage(p, random, 'floor'),
    shadow(560, 552, 140),
    rect(450, 330, 220, 220, 16, body(p.ink, 0.12)),
    rect(466, 380, 188, 154, 10, darker(p.wood, 0.35)),
    tibeb(472, 440, 176, 30, { ground: darker(p.wood, 0.3), thread: p.gold, second: p.cloth }),
    times(5, (index) => disc(484 + index * 38, 356, 9, p.gold)),
    shadow(300, 556, 130),
    turned(
      10,
      300,
      450,
      rect(286, 60, 28, 270, 6, darker(p.wood, 0.3)),
      times(9, (index) => line(`M288 ${100 + index * 24}h24`, '#cfc3ae', 2)),
      rect(278, 30, 44, 50, 10, darker(p.wood, 0.2)),
      times(3, (index) => draw(disc(272, 42 + index * 14, 5, p.gold), disc(328, 42 + index * 14, 5, p.gold))),
      shape(
        'M300 312Q392 300 382 376Q376 406 392 440Q416 548 300 552Q184 548 208 440Q224 406 218 376Q208 300 300 312Z',
        body(p.main, 0.2),
      ),
      shape(
        'M300 330Q372 322 364 378Q358 408 374 440Q394 530 300 536Q206 530 226 440Q242 408 236 378Q228 322 300 330Z',
        body(mix(p.gold, p.wood, 0.25), 0.1),
      ),
      disc(300, 400, 38, p.ink),
      disc(300, 400, 46, 'none', `stroke="${p.accent}" stroke-width="5"`),
      rect(262, 482, 76, 16, 7, darker(p.wood, 0.3)),
      times(6, (index) => line(`M${289 + index * 4.4} 80V488`, '#fff6e0', 1.3)),
    ),
  )

/** A singer's microphone in stage light with floating notes. */
export const microphone = (p: Palette, random: Random): string =>
  draw(
    rect(0, 0, 800, 600, 0, fall(darker(p.main, 0.55), darker(p.main, 0.2))),
    times(4, (index) =>
      shape(
        `M${120 + index * 190} -20L${20 + index * 190 - index * 30} 620H${300 + index * 170 - index * 20}Z`,
        `url(#fade-${(index % 2 ? p.gold : p.light).slice(1)})`,
        opacity(0.24),
      ),
    ),
    disc(400, 300, 300, glow(p.light), opacity(0.35)),
    times(16, () =>
      disc(random() * 800, random() * 420, 3 + random() * 9, p.gold, opacity(0.12 + random() * 0.2)),
    ),
    oval(400, 590, 520, 80, darker(p.wood, 0.35)),
    oval(400, 596, 520, 76, fall(p.wood, darker(p.wood, 0.3))),
    shadow(400, 570, 120),
    rect(392, 300, 16, 262, 8, across('#d8d0c2', '#7c7368')),
    oval(400, 562, 82, 15, '#3a322c'),
    turned(
      -18,
      400,
      250,
      rect(374, 210, 52, 130, 20, body(p.ink, 0.15)),
      rect(362, 184, 76, 34, 12, body(p.gold)),
      rect(350, 70, 100, 126, 50, across('#e8e1d5', '#8f8679')),
      times(7, (index) => line(`M352 ${86 + index * 15}h96`, '#6d655b', 2, opacity(0.7))),
      times(6, (index) => line(`M${362 + index * 15} 74v118`, '#6d655b', 2, opacity(0.7))),
      gleam(376, 116, 9, 30, 8),
    ),
    note(p.gold, 170, 200, 1.3),
    note(p.cloth, 610, 150, 1),
    note(p.accent, 680, 300, 1.2),
    note(p.cloth, 110, 350, 0.9),
  )

const note = (color: string, x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    scale,
    turned(-16, 0, 0, oval(-22, 40, 17, 13, color), oval(34, 30, 17, 13, color)),
    line('M-8 34V-34L46 -46V22', color, 7),
    line('M-8 -30L46 -42', color, 15),
  )

/** Turntables and a mixer. */
export const turntables = (p: Palette, random: Random): string => {
  const deck = (x: number) =>
    draw(
      rect(x - 140, 250, 280, 210, 20, body(p.ink, 0.12)),
      disc(x - 14, 356, 92, '#0d0b0c'),
      disc(x - 14, 356, 78, 'none', 'stroke="#3a3338" stroke-width="2"'),
      disc(x - 14, 356, 60, 'none', 'stroke="#3a3338" stroke-width="2"'),
      disc(x - 14, 356, 34, p.accent),
      disc(x - 14, 356, 24, p.gold),
      disc(x - 14, 356, 5, p.ink),
      shape(`M${x - 14} 356L${x - 80} 296A92 92 0 0 1 ${x - 40} 268Z`, '#ffffff', opacity(0.12)),
      line(`M${x + 106} 276V380L${x + 62} 414`, '#cfc6b8', 8),
      disc(x + 106, 276, 15, '#cfc6b8'),
    )
  return draw(
    rect(0, 0, 800, 600, 0, fall(darker(p.main, 0.5), darker(p.main, 0.15))),
    times(4, (index) =>
      shape(
        `M${100 + index * 200} -20L${-30 + index * 200} 500H${270 + index * 180}Z`,
        `url(#fade-${(index % 2 ? p.gold : p.accent).slice(1)})`,
        opacity(0.35),
      ),
    ),
    times(24, () =>
      disc(random() * 800, random() * 240, 2 + random() * 6, p.light, opacity(0.2 + random() * 0.3)),
    ),
    rect(0, 440, 800, 160, 0, fall(lighter(p.wood, 0.15), darker(p.wood, 0.15))),
    tibeb(0, 520, 800, 40, { ground: darker(p.wood, 0.2), thread: p.gold, second: p.cloth }),
    deck(190),
    deck(610),
    rect(340, 240, 120, 220, 12, body('#4a4244', 0.1)),
    times(6, (index) =>
      disc(368 + (index % 3) * 32, 270 + Math.floor(index / 3) * 34, 9, index % 2 ? p.gold : p.cloth),
    ),
    times(3, (index) =>
      draw(
        rect(364 + index * 32, 340, 6, 90, 3, p.ink),
        rect(
          358 + index * 32,
          356 + ((index * 29) % 52),
          18,
          14,
          4,
          [p.accent, p.gold, p.cloth][index] ?? p.gold,
        ),
      ),
    ),
    line('M560 236Q500 80 400 90T250 230', p.ink, 22),
    rect(228, 210, 44, 66, 20, body(p.accent)),
    rect(538, 214, 44, 66, 20, body(p.accent)),
  )
}
