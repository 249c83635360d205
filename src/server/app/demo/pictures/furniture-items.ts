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
} from './drawing.ts'
import type { Palette } from './palettes.ts'
import {
  cushion,
  floorBoards,
  floorLamp,
  pendant,
  plant,
  room,
  rug,
  shelf,
  wallPicture,
} from './room-props.ts'
import { sofa } from './rooms.ts'
import { stage } from './stage.ts'

export const sofaForSale = (p: Palette, random: Random): string =>
  draw(
    room(p, 420),
    floorBoards(p, 420),
    wallPicture(p, 330, 70, 150, 116, random() > 0.5),
    rug(p, 170, 510, 460, 66),
    at(400, 520, 1.36, sofa(p, random() > 0.5 ? p.accent : p.main)),
  )

export const armchair = (p: Palette, random: Random): string =>
  draw(
    room(p, 430),
    floorBoards(p),
    rug(p, 220, 520, 380, 62),
    shadow(400, 540, 210, 24),
    line('M296 500L284 544M504 500L516 544', darker(p.wood, 0.15), 14),
    shape('M270 300Q262 150 400 146T530 300V460H270Z', fall(lighter(p.main, 0.14), darker(p.main, 0.1))),
    line('M340 176Q330 300 340 400M460 176Q470 300 460 400', darker(p.main, 0.2), 3, opacity(0.5)),
    rect(286, 394, 228, 64, 28, fall(lighter(p.main, 0.22), p.main)),
    rect(236, 340, 76, 164, 36, body(lighter(p.main, 0.06))),
    rect(488, 340, 76, 164, 36, body(p.main)),
    rect(280, 446, 240, 60, 16, fall(darker(p.main, 0.05), darker(p.main, 0.28))),
    at(400, 408, 1.2, cushion(p.gold, p, true)),
    at(650, 510, 1.1, floorLamp(p)),
    at(120, 520, 1.1, plant(p, random, 9)),
  )

/** A table with four chairs for sale. */
export const tableAndChairs = (p: Palette, random: Random): string => {
  const chair = (x: number, side: 1 | -1) =>
    draw(
      shadow(x, 546, 60),
      line(`M${x - 34} 440V544M${x + 34} 440V544`, darker(p.wood, 0.2), 11),
      line(`M${x - 34 * side} 440L${x - 44 * side} 270`, p.wood, 12),
      rect(x - 44 * side - (side > 0 ? 6 : 20), 270, 26, 120, 12, body(p.wood)),
      rect(x - 46, 424, 92, 26, 11, body(p.accent)),
    )
  return draw(
    stage(p, random, 'floor'),
    pendant(p, 400, 150),
    chair(180, 1),
    chair(620, -1),
    shadow(400, 552, 230),
    line('M256 360L240 546M544 360L560 546', darker(p.wood, 0.18), 18),
    rect(210, 326, 380, 34, 14, fall(lighter(p.wood, 0.26), p.wood)),
    rect(330, 322, 140, 10, 2, p.cloth),
    tibeb(340, 332, 120, 16, { ground: p.cloth, thread: p.main, second: p.accent }),
    shape('M374 322Q366 286 382 280H418Q434 286 426 322Z', body(p.main)),
    times(5, (index) => line(`M400 282q${-24 + index * 12} -26 ${-30 + index * 15} -52`, p.leaf, 4)),
    times(5, (index) => disc(370 + index * 15, 228 - (index % 2) * 10, 9, p.gold)),
  )
}

export const bookcase = (p: Palette, random: Random): string =>
  draw(
    room(p, 470),
    shadow(400, 556, 210, 22),
    rect(220, 70, 360, 484, 12, body(p.wood)),
    times(4, (row) => rect(238, 90 + row * 114, 324, 98, 4, darker(p.wood, 0.4))),
    times(4, (row) => shelf(p, 238, 178 + row * 114, 324, random)),
    at(690, 556, 1.2, plant(p, random, 11)),
    at(116, 556, 1, floorLamp(p)),
  )

/** Drawers with a mirror. */
export const dresser = (p: Palette, random: Random): string =>
  draw(
    room(p, 460),
    floorBoards(p, 460),
    oval(400, 160, 116, 130, darker(p.wood, 0.1)),
    oval(400, 160, 102, 116, fall(lighter(p.sky, 0.3), p.sky)),
    shape('M330 220L430 62h34L362 250Z', '#ffffff', opacity(0.3)),
    shadow(400, 540, 250, 24),
    line('M210 510V542M590 510V542', darker(p.wood, 0.2), 16),
    rect(180, 306, 440, 216, 14, fall(lighter(p.main, 0.08), darker(p.main, 0.12))),
    rect(166, 292, 468, 24, 10, fall(lighter(p.wood, 0.3), p.wood)),
    times(6, (index) => {
      const x = 196 + (index % 2) * 208
      const y = 326 + Math.floor(index / 2) * 64
      return draw(
        rect(x, y, 200, 56, 8, lighter(p.main, 0.12)),
        rect(x + 4, y + 46, 192, 8, 4, darker(p.main, 0.15), opacity(0.4)),
        rect(x + 78, y + 22, 44, 8, 4, p.gold),
      )
    }),
    at(230, 292, 0.6, plant(p, random, 7)),
    rect(540, 262, 26, 30, 6, p.accent),
    rect(572, 246, 20, 46, 6, p.gold),
    rect(545, 252, 16, 12, 4, p.cloth),
  )

/** A washing machine and a fridge. */
export const appliances = (p: Palette, random: Random): string => {
  const enamel = across('#fbf8f2', '#d8d0c3')
  return draw(
    room(p, 470),
    shadow(270, 556, 170),
    rect(150, 130, 210, 424, 20, enamel),
    line('M152 290H358', '#bdb4a6', 4),
    rect(170, 220, 9, 54, 4, '#9d9487'),
    rect(170, 310, 9, 80, 4, '#9d9487'),
    rect(238, 166, 34, 34, 6, p.accent),
    rect(282, 178, 40, 30, 4, p.gold),
    shape('M200 150L260 130H290L200 240Z', '#ffffff', opacity(0.6)),
    shadow(540, 556, 160),
    rect(420, 290, 240, 264, 20, enamel),
    line('M424 346H656', '#bdb4a6', 4),
    disc(632, 318, 13, p.main),
    rect(440, 310, 64, 18, 6, '#bdb4a6'),
    rect(520, 312, 60, 14, 4, p.ink),
    disc(540, 450, 84, '#a9a093'),
    disc(540, 450, 72, p.ink),
    disc(540, 450, 64, fall(mix(p.sky, p.main, 0.3), mix(p.ink, p.main, 0.5))),
    shape('M480 462Q510 430 540 460T600 458Q592 508 540 512T480 462Z', p.cloth, opacity(0.85)),
    tibeb(500, 476, 80, 14, { ground: p.cloth, thread: p.accent, second: p.gold }),
    shape('M496 420Q516 392 548 396Q514 410 504 436Z', '#ffffff', opacity(0.5)),
    at(590, 290, 0.62, plant(p, random, 7)),
    rect(440, 252, 92, 38, 10, body(mix(p.wood, p.gold, 0.5))),
    tibeb(446, 262, 80, 16, { ground: mix(p.wood, p.gold, 0.5), thread: p.accent, second: p.cloth }),
  )
}

/** A floor lamp, a table lamp and a lantern. */
export const lamps = (p: Palette, random: Random): string =>
  draw(
    room(p, 450),
    floorBoards(p, 450),
    at(220, 540, 1.4, floorLamp(p)),
    shadow(520, 540, 160),
    rect(420, 380, 200, 18, 8, lighter(p.wood, 0.15)),
    line('M446 398L436 540M594 398L604 540', darker(p.wood, 0.15), 13),
    disc(520, 260, 170, glow(p.light), opacity(0.6)),
    shape('M490 380Q470 330 500 306H540Q570 330 550 380Z', body(p.main)),
    shape('M462 216H578L606 304Q520 322 434 304Z', fall(lighter(p.light, 0.4), p.light)),
    tibeb(440, 284, 160, 16, { ground: p.light, thread: p.accent, second: p.main }),
    at(700, 560, 1, plant(p, random, 9)),
  )
