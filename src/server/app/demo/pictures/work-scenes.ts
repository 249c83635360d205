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
import { floorBoards, pendant, plant, room, shelf, windowPane } from './room-props.ts'
import { gleam, GROUND, stage } from './stage.ts'
import { coffeeSteam, cup } from './table-things.ts'

const steel = across('#f0eae0', '#a49a8d')

/** A line cook's place: pan in flames, knife, board and hanging ladles. */
export const kitchenLine = (p: Palette, random: Random): string =>
  draw(
    room(p, 440),
    times(44, (index) =>
      rect(
        (index % 11) * 74 - 6,
        40 + Math.floor(index / 11) * 62,
        68,
        56,
        6,
        lighter(p.wall, 0.3),
        opacity(0.4),
      ),
    ),
    rect(90, 96, 620, 13, 6, steel),
    times(5, (index) => {
      const x = 160 + index * 80
      return draw(
        line(`M${x} 104V${190 + (index % 2) * 22}`, '#8f867a', 8),
        index % 2 ? oval(x, 220, 26, 20, steel) : rect(x - 20, 186, 40, 48, 12, steel),
      )
    }),
    shelf(p, 540, 240, 190, random),
    rect(0, 430, 800, 170, 0, fall('#e6dfd3', '#a79d90')),
    rect(0, 424, 800, 18, 4, '#f6f1e8'),
    rect(60, 474, 300, 100, 12, p.ink, opacity(0.85)),
    times(4, (index) => disc(104 + index * 70, 456, 11, p.ink)),
    disc(230, 400, 150, glow('#ffb347'), opacity(0.6)),
    times(7, (index) =>
      shape(
        `M${150 + index * 27} 426q${-14 + (index % 2) * 6} -${34 + (index % 3) * 16} 8 -${64 + (index % 3) * 18}q18 30 6 ${64 + (index % 3) * 18}Z`,
        fall('#ffdf7a', '#e0622d'),
      ),
    ),
    shape('M120 356H340Q332 410 280 410H180Q128 410 120 356Z', body(p.ink, 0.14)),
    oval(230, 356, 110, 16, '#3a322c'),
    oval(230, 354, 92, 11, '#b8532b'),
    times(9, (index) =>
      disc(160 + index * 17, 346 - (index % 3) * 13, 9, [p.leaf, '#e0ad3a', p.accent][index % 3] ?? p.leaf),
    ),
    line('M336 366L440 340', p.wood, 17),
    coffeeSteam(210, 320),
    coffeeSteam(260, 306),
    rect(500, 404, 250, 22, 8, body(p.wood)),
    times(3, (index) =>
      disc(560 + index * 36, 390, 20, body(['#c8402c', '#e0ad3a', '#7fae55'][index] ?? '#c8402c')),
    ),
    turned(-8, 700, 380, shape('M650 392H736Q744 372 730 366H650Z', steel), rect(734, 366, 54, 20, 8, p.ink)),
    rect(480, 490, 250, 70, 10, lighter('#e6dfd3', 0.4)),
    tibeb(500, 510, 210, 28, { ground: p.cloth, thread: p.main, second: p.accent }),
  )

/** Stethoscope, heart and a cup of tea: care at home. */
export const homeCare = (p: Palette, random: Random): string =>
  draw(
    stage(p, random),
    shadow(300, 520, 190, 26),
    shape(
      'M300 500Q130 380 150 260Q166 190 232 192Q282 196 300 246Q318 196 368 192Q434 190 450 260Q470 380 300 500Z',
      body('#b8402e'),
    ),
    gleam(206, 246, 20, 34, 28),
    shape(
      'M170 330h70l22 -54l36 112l30 -76l14 30h86',
      'none',
      `stroke="#fff6e6" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"`,
    ),
    line('M520 130Q500 320 580 330T640 130', p.ink, 14),
    line('M520 130Q500 316 580 326', lighter(p.ink, 0.35), 4, opacity(0.6)),
    line('M582 330Q590 460 650 470T714 400', p.ink, 14),
    disc(520, 122, 13, steel),
    disc(640, 122, 13, steel),
    disc(714, 380, 38, steel),
    disc(714, 380, 24, body(p.main)),
    at(540, GROUND + 44, 1.25, cup(p, p.main)),
    coffeeSteam(540, GROUND - 36),
    rect(110, 478, 96, 46, 14, body(p.main)),
    rect(122, 456, 72, 30, 8, body(p.cloth)),
    rect(150, 490, 16, 24, 2, p.cloth),
    rect(146, 494, 24, 16, 2, p.cloth),
  )

/** Shelves of parcels and a hand truck. */
export const warehouse = (p: Palette, random: Random): string => {
  const carton = (x: number, y: number, width: number, height: number, color: string) =>
    draw(
      rect(x, y - height, width, height, 5, body(color, 0.12)),
      rect(x + width / 2 - 9, y - height, 18, height * 0.4, 0, lighter(color, 0.4), opacity(0.7)),
    )
  const kraft = mix(p.wood, p.gold, 0.45)
  return draw(
    room(p, 470),
    floorBoards(p, 470),
    times(3, (index) => pendant(p, 160 + index * 240, 74)),
    times(3, (index) => rect(60 + index * 250, 130, 16, 390, 5, p.main)),
    rect(544 + 176, 130, 16, 390, 5, p.main),
    times(3, (row) => rect(52, 236 + row * 108, 690, 15, 4, darker(p.accent, 0.05))),
    times(12, (index) => {
      const row = index % 3
      const slot = Math.floor(index / 3)
      const x = 88 + slot * 164 + random() * 18
      return draw(
        carton(
          x,
          236 + row * 108,
          70 + random() * 20,
          50 + random() * 26,
          random() > 0.5 ? kraft : darker(kraft, 0.14),
        ),
        random() > 0.4 ? carton(x + 96, 236 + row * 108, 44, 40, lighter(kraft, 0.16)) : '',
      )
    }),
    shadow(460, 566, 170, 20),
    line('M330 330L380 556H560', p.ink, 13),
    line('M330 330L308 322', p.accent, 17),
    disc(388, 560, 27, p.ink),
    disc(388, 560, 12, '#d9d1c4'),
    carton(388, 548, 160, 110, kraft),
    carton(400, 438, 130, 86, lighter(kraft, 0.12)),
    tibeb(388, 486, 160, 22, { ground: kraft, thread: p.accent, second: p.cloth }),
  )
}

/** The counter of a café with its machine and glasses. */
export const cafeCounter = (p: Palette, random: Random): string =>
  draw(
    room(p, 460),
    windowPane(p, 60, 80, 150, 190, false),
    shelf(p, 290, 150, 220, random),
    shelf(p, 540, 150, 200, random),
    pendant(p, 200, 60),
    pendant(p, 620, 60 + random() * 10),
    rect(-10, 400, 820, 210, 0, fall(lighter(p.main, 0.06), darker(p.main, 0.22))),
    times(9, (index) => line(`M${40 + index * 92} 430V600`, darker(p.main, 0.28), 3, opacity(0.6))),
    tibeb(0, 440, 800, 34, { ground: p.main, thread: p.gold, second: p.cloth }),
    rect(-10, 384, 820, 26, 8, fall(lighter(p.wood, 0.3), p.wood)),
    rect(300, 210, 260, 174, 20, steel),
    rect(316, 228, 228, 44, 10, body(p.accent)),
    times(3, (index) => disc(356 + index * 74, 250, 11, p.gold)),
    rect(330, 300, 200, 16, 6, '#6d655b'),
    times(2, (index) =>
      draw(
        rect(372 + index * 92, 300, 22, 26, 4, p.ink),
        at(383 + index * 92, 384, 0.72, cup(p, index ? p.accent : p.main)),
      ),
    ),
    rect(320, 190, 220, 22, 8, '#cfc6b8'),
    times(5, (index) => rect(336 + index * 42, 168, 30, 22, 5, '#ffffff')),
    at(130, 384, 0.8, plant(p, random, 9)),
    shape('M620 384V330Q620 300 690 300T760 330V384Z', '#ffffff', opacity(0.35)),
    times(3, (index) => oval(652 + index * 38, 372, 20, 13, body(mix(p.gold, p.wood, 0.4)))),
    rect(612, 378, 156, 10, 4, p.wood),
    disc(690, 296, 9, p.gold),
  )

/** Helmet, drill and level on a bench. */
export const buildersBench = (p: Palette, random: Random): string =>
  draw(
    stage(p, random),
    shadow(280, 520, 210, 26),
    shape('M110 490Q106 300 280 296T450 490Z', body(p.gold)),
    shape('M244 300Q280 284 316 300L322 420H238Z', lighter(p.gold, 0.25)),
    shape('M84 490Q280 440 476 490Q486 516 460 516H100Q74 516 84 490Z', body(darker(p.gold, 0.08))),
    gleam(176, 376, 14, 46, 24),
    tibeb(150, 446, 260, 20, { ground: p.gold, thread: p.accent, second: p.main }),
    shadow(610, 520, 130),
    rect(500, 262, 190, 86, 26, body(p.accent)),
    shape('M592 330H672L656 470H604Z', body(darker(p.accent, 0.1))),
    rect(584, 460, 104, 52, 12, body(p.ink, 0.12)),
    rect(448, 282, 60, 46, 10, steel),
    rect(370, 298, 84, 13, 5, '#a79d90'),
    rect(584, 352, 20, 36, 8, p.ink),
    rect(540, 284, 90, 16, 8, lighter(p.accent, 0.4)),
    rect(180, 538, 400, 34, 8, body(p.main)),
    rect(340, 544, 80, 20, 8, '#cfe58a'),
    oval(384, 554, 13, 7, '#f4ffd0'),
  )

/** Chairs around a table with a screen. */
export const meetingRoom = (p: Palette, random: Random): string =>
  draw(
    room(p, 420),
    windowPane(p, 40, 70, 130, 190, false),
    rect(240, 56, 380, 230, 14, p.ink),
    rect(254, 70, 352, 202, 6, lighter(p.cloth, 0.4)),
    times(5, (index) =>
      rect(
        290 + index * 60,
        240 - barHeight(index),
        38,
        barHeight(index),
        6,
        [p.main, p.gold, p.accent, p.main, p.gold][index] ?? p.main,
      ),
    ),
    line('M284 244H590', '#b9ad9b', 4),
    line('M300 180L370 150L430 164L490 118L560 92', p.accent, 5),
    at(716, 470, 1.2, plant(p, random, 11)),
    times(4, (index) => {
      const x = 150 + index * 166
      return draw(
        rect(x - 46, 330, 92, 110, 28, body(index % 2 ? p.main : p.accent)),
        line(`M${x} 430V480`, '#8f867a', 10),
      )
    }),
    shadow(400, 580, 350, 24),
    shape('M90 440H710L780 520H20Z', fall(lighter(p.wood, 0.3), p.wood)),
    shape('M20 520H780V544Q780 552 770 552H30Q20 552 20 544Z', darker(p.wood, 0.2)),
    times(4, (index) => shape(`M${146 + index * 144} 456h72l10 36h-90Z`, lighter(p.cloth, 0.4))),
    at(250, 486, 0.62, cup(p, p.main)),
    at(560, 480, 0.62, cup(p, p.accent)),
  )

/** Broom, apron and a made bed's linen: work in a household. */
export const household = (p: Palette): string =>
  draw(
    room(p, 450),
    windowPane(p, 90, 80, 160, 190),
    line('M330 90H720', darker(p.wood, 0.1), 10),
    times(3, (index) => line(`M${380 + index * 140} 90v22`, p.gold, 6)),
    shape('M410 130H490L500 190Q540 200 540 240V400Q450 430 360 400V240Q360 200 400 190Z', body(p.main)),
    line('M410 130Q450 176 490 130', p.gold, 6),
    rect(402, 286, 96, 74, 12, lighter(p.main, 0.14)),
    tibeb(402, 296, 96, 20, { ground: p.main, thread: p.gold, second: p.cloth }),
    line('M610 100L640 430', p.wood, 14),
    shape(
      'M606 420L676 412L712 552Q650 570 586 560Z',
      fall(mix(p.gold, p.wood, 0.2), mix(p.gold, p.wood, 0.5)),
    ),
    line('M606 440L680 432', p.accent, 9),
    times(6, (index) =>
      line(`M${616 + index * 13} 450L${602 + index * 20} 556`, darker(p.gold, 0.35), 3, opacity(0.6)),
    ),
    shadow(230, 556, 150, 18),
    shape('M100 420H360L336 540Q334 556 318 556H142Q126 556 124 540Z', body(mix(p.wood, p.gold, 0.5))),
    tibeb(114, 460, 232, 32, { ground: mix(p.wood, p.gold, 0.5), thread: p.accent, second: p.main }),
    rect(126, 376, 208, 50, 22, body(lighter(p.cloth, 0.4), 0.1)),
    rect(140, 340, 180, 46, 20, body(p.accent, 0.1)),
    rect(150, 306, 160, 42, 18, body(lighter(p.cloth, 0.3), 0.1)),
  )

const barHeight = (index: number): number => [50, 84, 66, 112, 138][index] ?? 50
