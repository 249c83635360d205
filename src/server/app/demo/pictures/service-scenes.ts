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
  mirrored,
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
import { street, tree } from './outdoors.ts'
import type { Palette } from './palettes.ts'
import { stage } from './stage.ts'
import { car } from './vehicles.ts'

const steel = across('#eee8de', '#a0978a')

/** A tool box with hammer, spanner and brush. */
export const toolBox = (p: Palette, random: Random): string =>
  draw(
    stage(p, random),
    shadow(400, 524, 270, 28),
    turned(
      -14,
      300,
      250,
      rect(288, 110, 24, 240, 9, body(p.wood)),
      rect(246, 96, 108, 46, 12, steel),
      shape('M246 100L214 92Q206 118 214 138L246 134Z', '#a79d8f'),
    ),
    turned(
      12,
      480,
      240,
      rect(470, 130, 22, 220, 10, steel),
      shape('M452 130Q444 84 470 74V104H492V74Q518 84 510 130Q500 150 481 150T452 130Z', '#cbc2b4'),
    ),
    turned(
      2,
      400,
      220,
      rect(388, 190, 24, 150, 10, body(p.gold)),
      rect(362, 150, 76, 46, 8, steel),
      shape('M362 152V96Q400 108 438 96V152Z', body(p.main)),
    ),
    turned(24, 570, 300, rect(560, 220, 26, 110, 12, body(p.accent)), rect(568, 140, 10, 86, 4, steel)),
    rect(186, 318, 428, 198, 22, body(p.accent)),
    rect(176, 304, 448, 44, 16, body(darker(p.accent, 0.14))),
    tibeb(206, 392, 388, 34, { ground: p.accent, thread: p.cloth, second: p.gold }),
    rect(356, 326, 88, 36, 10, p.gold),
    rect(382, 344, 36, 30, 6, darker(p.gold, 0.25)),
    rect(206, 470, 388, 8, 4, darker(p.accent, 0.25), opacity(0.5)),
  )

/** Bucket, spray bottle, brush and bubbles. */
export const cleaning = (p: Palette, random: Random): string => {
  const bubble = (x: number, y: number, r: number) =>
    draw(
      disc(x, y, r, mix(p.sky, '#ffffff', 0.5), opacity(0.6)),
      disc(x - r * 0.32, y - r * 0.34, r * 0.24, '#ffffff', opacity(0.9)),
    )
  return draw(
    stage(p, random, 'floor'),
    shadow(330, 548, 170, 22),
    shape('M206 300H454L424 520Q422 542 400 542H260Q238 542 236 520Z', body(p.main)),
    tibeb(220, 384, 220, 34, { ground: p.main, thread: p.gold, second: p.cloth }),
    line('M212 312Q230 150 330 150T448 312', '#b9b0a3', 9),
    rect(196, 288, 268, 30, 15, body(lighter(p.main, 0.1))),
    times(7, (index) => bubble(222 + index * 36, 286 - (index % 3) * 16, 20 + (index % 2) * 12)),
    shadow(566, 548, 90),
    shape(
      'M510 380Q510 340 540 330V290H592V330Q622 340 622 380V522Q622 544 600 544H532Q510 544 510 522Z',
      body(p.accent),
    ),
    rect(524, 404, 84, 84, 10, p.cloth),
    tibeb(530, 428, 72, 36, { ground: p.cloth, thread: p.accent, second: p.gold }),
    rect(546, 260, 40, 34, 6, p.ink),
    shape('M522 214H600Q616 214 616 230V262H538Q520 256 522 214Z', body(p.gold)),
    line('M556 262Q544 292 526 296', darker(p.gold, 0.2), 10),
    rect(500, 222, 24, 16, 5, p.cloth),
    bubble(440, 130, 24),
    bubble(490, 190, 14),
    bubble(250, 110, 17),
    bubble(160, 190, 26),
    bubble(680, 170, 20),
    turned(
      -24,
      150,
      480,
      rect(60, 500, 170, 34, 16, body(p.wood)),
      times(11, (index) => line(`M${72 + index * 14.6} 534v28`, p.gold, 9)),
    ),
  )
}

/** A head of braids from behind, with beads and combs. */
export const braids = (p: Palette, random: Random): string => {
  const hair = '#2b1a14'
  const braid = (from: number, to: number, end: number) =>
    times(15, (index) => {
      const share = index / 14
      const x = 400 + from * (1 - share) + to * share
      const y = 150 + (end - 150) * share
      return draw(
        oval(x, y, 15 - share * 4, 17, index % 2 ? hair : lighter(hair, 0.12)),
        line(`M${x - 8} ${y - 5}q8 8 16 0`, lighter(hair, 0.32), 2.5, opacity(0.6)),
      )
    })
  const ends = [-150, -100, -50, 0, 50, 100, 150]
  return draw(
    stage(p, random, 'floor'),
    disc(400, 250, 200, glow(p.light), opacity(0.5)),
    shape('M150 600Q160 450 300 418L350 396V330H450V396L500 418Q640 450 650 600Z', body('#7c4a30')),
    shape('M150 600Q160 470 290 424Q400 500 510 424Q640 470 650 600Z', body(p.cloth, 0.1)),
    shape('M286 428Q400 506 514 428L528 446Q400 528 272 446Z', p.main),
    times(13, (index) => {
      const x = 292 + index * 18
      return disc(x, 446 + Math.sin((index / 12) * Math.PI) * 36, 4.4, index % 2 ? p.gold : p.cloth)
    }),
    disc(400, 218, 128, body('#7c4a30')),
    disc(270, 232, 22, body('#7c4a30')),
    disc(530, 232, 22, body('#7c4a30')),
    line('M266 258v16M534 258v16', p.gold, 7),
    disc(266, 284, 9, p.gold),
    disc(534, 284, 9, p.gold),
    shape('M270 222Q262 84 400 80T530 222Q520 300 400 316T270 222Z', body(hair, 0.1)),
    times(9, (index) =>
      line(`M400 92Q${308 + index * 23} 130 ${292 + index * 27} 290`, lighter(hair, 0.28), 3.5, opacity(0.7)),
    ),
    ends
      .map((to, index) =>
        draw(
          braid(to * 0.62, to, 476 - Math.abs(index - 3) * 16),
          disc(400 + to, 488 - Math.abs(index - 3) * 16, 11, index % 2 ? p.gold : p.accent),
          disc(400 + to, 508 - Math.abs(index - 3) * 16, 8, index % 2 ? p.accent : p.gold),
        ),
      )
      .join(''),
    comb(p, 112, 300),
    mirrored(400, comb(p, 112, 280)),
  )
}

const comb = (p: Palette, x: number, y: number): string =>
  turned(
    -16,
    x,
    y,
    rect(x - 46, y - 130, 92, 62, 26, body(p.accent)),
    tibeb(x - 36, y - 112, 72, 24, { ground: p.accent, thread: p.cloth, second: p.gold }),
    times(7, (index) => rect(x - 43 + index * 13, y - 72, 8, 130, 4, p.accent)),
  )

/** Stones, a towel, a bowl with petals and a candle. */
export const wellness = (p: Palette, random: Random): string =>
  draw(
    stage(p, random),
    shadow(280, 516, 170, 24),
    oval(280, 494, 130, 36, body('#5a524c')),
    oval(284, 444, 100, 30, body('#6d645d')),
    oval(278, 402, 72, 24, body('#827870')),
    line('M278 380Q270 300 300 250', p.leaf, 5),
    times(4, (index) =>
      turned(
        index % 2 ? 52 : -48,
        282 + index * 4,
        350 - index * 26,
        oval(282 + index * 4, 326 - index * 26, 11, 26, index % 2 ? p.leaf : darker(p.leaf, 0.15)),
      ),
    ),
    shadow(560, 516, 170),
    rect(440, 440, 240, 74, 36, body(p.cloth, 0.1)),
    rect(456, 376, 208, 68, 34, body(p.main)),
    tibeb(486, 398, 150, 22, { ground: p.main, thread: p.gold, second: p.cloth }),
    disc(660, 478, 34, darker(p.cloth, 0.06)),
    line('M660 460a18 18 0 1 1 -16 26', darker(p.cloth, 0.2), 4),
    shadow(130, 520, 60),
    rect(96, 420, 68, 98, 12, body(p.gold)),
    disc(130, 380, 70, glow(p.light)),
    shape('M130 352q22 30 0 52q-22 -22 0 -52Z', fall('#fff1b0', '#f2a022')),
    line('M130 404v16', p.ink, 4),
    times(5, (index) =>
      oval(
        420 + index * 56,
        552 - (index % 2) * 12,
        16,
        8,
        index % 2 ? p.accent : lighter(p.accent, 0.3),
        `transform="rotate(${index * 40} ${420 + index * 56} 552)"`,
      ),
    ),
  )

/** Cones and a small car on an empty square. */
export const drivingLesson = (p: Palette, random: Random): string => {
  const cone = (x: number, y: number, scale: number) =>
    at(
      x,
      y,
      scale,
      shadow(2, 0, 44),
      rect(-42, -12, 84, 14, 6, darker('#d8622c', 0.15)),
      shape('M-28 -12L-9 -92Q0 -98 9 -92L28 -12Z', body('#e0702f')),
      shape('M-21 -42L-15 -66H15L21 -42Z', '#fff6e6'),
    )
  return draw(
    street(p, random),
    at(90, 488, 1.2, tree(p)),
    at(700, 488, 1.3, tree(p)),
    rect(0, 520, 800, 80, 0, fall('#6a635c', '#565049')),
    times(6, (index) => rect(30 + index * 140, 556, 76, 9, 4, '#fff6e6', opacity(0.85))),
    at(400, 548, 0.95, car(p)),
    rect(330, 316, 110, 38, 9, p.cloth),
    tibeb(338, 323, 94, 24, { ground: p.cloth, thread: p.accent, second: p.gold }),
    cone(80, 590, 1.1),
    cone(730, 588, 1.1),
    cone(640, 540, 0.7),
  )
}

/** Jars, oils and shea butter. */
export const beautyShelf = (p: Palette, random: Random): string =>
  draw(
    stage(p, random),
    shadow(400, 516, 290, 28),
    rect(150, 300, 120, 210, 24, body(p.main)),
    rect(184, 244, 52, 62, 8, body(p.gold)),
    rect(160, 372, 100, 86, 8, p.cloth),
    tibeb(166, 398, 88, 34, { ground: p.cloth, thread: p.main, second: p.gold }),
    rect(306, 236, 84, 274, 20, body(p.accent)),
    rect(326, 176, 44, 66, 8, body(p.wood)),
    tibeb(306, 340, 84, 42, { ground: p.accent, thread: p.cloth, second: p.gold }),
    rect(430, 402, 190, 108, 22, body(lighter(p.cloth, 0.3), 0.12)),
    shape('M444 404Q450 356 500 362T606 404Z', body(mix(p.gold, p.cloth, 0.45))),
    rect(430, 430, 190, 48, 0, p.main),
    tibeb(430, 438, 190, 32, { ground: p.main, thread: p.gold, second: p.cloth }),
    shadow(690, 520, 60),
    disc(690, 330, 74, body(p.wood)),
    disc(690, 330, 60, fall(lighter(p.sky, 0.35), p.sky)),
    rect(678, 396, 24, 124, 10, body(p.wood)),
    shape('M656 358L704 282h20L672 372Z', '#ffffff', opacity(0.35)),
    plantSprig(p, 90, 540),
  )

const plantSprig = (p: Palette, x: number, y: number): string =>
  draw(
    line(`M${x} ${y}Q${x + 30} ${y - 120} ${x - 6} ${y - 220}`, p.leaf, 5),
    times(6, (index) =>
      turned(
        index % 2 ? 54 : -54,
        x + 12,
        y - 40 - index * 32,
        oval(x + 12, y - 66 - index * 32, 12, 28, index % 2 ? p.leaf : darker(p.leaf, 0.18)),
      ),
    ),
  )
