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
import { outside, plant, room, wallPicture } from './room-props.ts'
import { gleam, GROUND, stage } from './stage.ts'
import { coffeeSteam, cup } from './table-things.ts'

const metal = across('#efe9df', '#b9b0a3')

/** An open laptop; its foot stands at 0, 0, 440 wide. */
export const laptop = (p: Palette): string =>
  draw(
    shadow(0, 2, 280, 22),
    rect(-176, -262, 352, 236, 18, p.ink),
    outside(p, -162, -248, 324, 206),
    rect(-162, -78, 324, 36, 0, p.ink, opacity(0.35)),
    times(6, (index) =>
      rect(
        -78 + index * 27,
        -70,
        20,
        20,
        6,
        [p.main, p.accent, p.gold, p.cloth, p.leaf, p.main][index] ?? p.main,
      ),
    ),
    shape('M-162 -248H-20L-162 -80Z', '#ffffff', opacity(0.14)),
    shape('M-190 -28H190L226 -6Q228 2 216 2H-216Q-228 2 -226 -6Z', metal),
    shape('M-40 -26H40L46 -18H-46Z', '#a79d90'),
  )

export const laptopForSale = (p: Palette, random: Random): string =>
  draw(
    stage(p, random),
    at(390, GROUND + 20, 1.3, laptop(p)),
    at(690, GROUND + 44, 1.1, cup(p, p.accent)),
    coffeeSteam(690, GROUND - 22),
  )

/** Two phones, one showing its back. */
export const phones = (p: Palette, random: Random): string =>
  draw(
    stage(p, random),
    shadow(400, 520, 220, 24),
    turned(
      -8,
      300,
      330,
      rect(206, 116, 196, 400, 34, body(p.main)),
      rect(226, 136, 78, 92, 24, darker(p.main, 0.25)),
      disc(250, 162, 17, p.ink),
      disc(282, 200, 17, p.ink),
      disc(246, 158, 5, '#ffffff', opacity(0.6)),
      disc(278, 196, 5, '#ffffff', opacity(0.6)),
      tibeb(206, 420, 196, 22, { ground: p.main, thread: p.gold, second: p.cloth }),
    ),
    turned(
      7,
      500,
      330,
      rect(400, 106, 204, 412, 36, p.ink),
      outside(p, 414, 122, 176, 380),
      rect(462, 132, 80, 18, 9, p.ink),
      times(8, (index) =>
        rect(
          428 + (index % 4) * 39,
          350 + Math.floor(index / 4) * 48,
          32,
          34,
          9,
          [p.main, p.accent, p.gold, p.cloth][index % 4] ?? p.main,
        ),
      ),
      shape('M414 122H540L414 330Z', '#ffffff', opacity(0.14)),
    ),
  )

/** A television on its stand. */
export const television = (p: Palette, random: Random): string =>
  draw(
    room(p, 430),
    wallPicture(p, 60, 100, 90, 110, true),
    disc(400, 230, 330, glow(p.light), opacity(0.4)),
    shadow(400, 546, 330, 24),
    rect(140, 76, 520, 306, 14, p.ink),
    outside(p, 152, 88, 496, 280),
    shape('M152 88H400L230 368H152Z', '#ffffff', opacity(0.1)),
    rect(376, 380, 48, 30, 4, p.ink),
    rect(290, 404, 220, 12, 6, p.ink),
    rect(110, 414, 580, 116, 14, fall(lighter(p.wood, 0.14), darker(p.wood, 0.16))),
    times(3, (index) =>
      rect(126 + index * 186, 432, 176, 82, 8, index === 1 ? darker(p.wood, 0.42) : lighter(p.wood, 0.14)),
    ),
    rect(330, 478, 140, 24, 4, p.ink),
    times(2, (index) => rect(196 + index * 372, 468, 36, 8, 4, p.gold)),
    line('M150 530V548M650 530V548', darker(p.wood, 0.3), 16),
    at(728, 552, 1.1, plant(p, random, 9)),
  )

/** Headphones with a speaker. */
export const headphones = (p: Palette, random: Random): string =>
  draw(
    stage(p, random),
    shadow(330, 516, 190, 24),
    line('M206 420Q190 180 330 180T454 420', p.ink, 34),
    line('M208 400Q200 192 330 192', lighter(p.ink, 0.3), 7, opacity(0.6)),
    rect(164, 350, 82, 150, 38, body(p.main)),
    rect(414, 350, 82, 150, 38, body(p.main)),
    rect(234, 362, 32, 126, 15, darker(p.ink, 0.05)),
    rect(394, 362, 32, 126, 15, darker(p.ink, 0.05)),
    disc(204, 425, 22, p.gold),
    disc(456, 425, 22, p.gold),
    shadow(630, 510, 90),
    rect(560, 290, 140, 220, 24, body(p.accent)),
    disc(630, 430, 48, p.ink),
    disc(630, 430, 34, lighter(p.ink, 0.2)),
    disc(630, 430, 12, p.gold),
    disc(630, 346, 22, p.ink),
    tibeb(566, 300, 128, 18, { ground: p.accent, thread: p.cloth, second: p.gold }),
  )

/** A desk with a monitor, for offices and repairs. */
export const workDesk = (p: Palette, random: Random): string =>
  draw(
    room(p, 470),
    wallPicture(p, 90, 90, 120, 96, random() > 0.5),
    shadow(400, 566, 330, 20),
    line('M140 430L124 566M660 430L676 566', darker(p.wood, 0.2), 17),
    rect(90, 406, 620, 30, 12, fall(lighter(p.wood, 0.28), p.wood)),
    rect(270, 130, 300, 204, 14, p.ink),
    rect(282, 142, 276, 180, 6, fall(mix(p.main, p.ink, 0.35), mix(p.main, p.ink, 0.65))),
    times(6, (index) =>
      rect(
        302,
        164 + index * 24,
        60 + ((index * 71) % 130),
        9,
        4,
        [p.gold, p.cloth, p.accent][index % 3] ?? p.gold,
        opacity(0.9),
      ),
    ),
    disc(506, 262, 40, 'none', `stroke="${p.gold}" stroke-width="15" stroke-dasharray="150 102"`),
    disc(
      506,
      262,
      40,
      'none',
      `stroke="${p.accent}" stroke-width="15" stroke-dasharray="60 192" stroke-dashoffset="-160"`,
    ),
    rect(404, 334, 32, 52, 4, metal),
    rect(350, 384, 140, 14, 7, metal),
    rect(300, 396, 190, 13, 6, lighter(p.cloth, 0.2)),
    oval(530, 404, 19, 9, lighter(p.cloth, 0.2)),
    at(640, 406, 0.66, plant(p, random, 7)),
    at(196, 408, 0.9, cup(p, p.accent)),
    coffeeSteam(196, 352),
    rect(122, 384, 44, 22, 3, p.accent),
    rect(126, 370, 40, 14, 3, p.gold),
  )

/** A camera on its tripod before a lit backdrop. */
export const camera = (p: Palette, random: Random): string =>
  draw(
    stage(p, random, 'floor'),
    shadow(400, 572, 180, 20),
    line('M400 350L300 570M400 350L500 570M400 350V560', p.ink, 13),
    rect(368, 318, 64, 36, 8, p.ink),
    rect(226, 130, 348, 190, 30, body(p.ink, 0.14)),
    rect(226, 176, 348, 96, 0, body(p.main, 0.12)),
    shape('M330 132L350 92H450L470 132Z', body(p.ink, 0.12)),
    disc(400, 222, 92, p.ink),
    disc(400, 222, 80, across('#6d6258', '#2a221d')),
    disc(400, 222, 62, p.ink),
    disc(400, 222, 48, fall(mix(p.sky, p.main, 0.4), mix(p.ink, p.main, 0.4))),
    gleam(380, 200, 18, 11),
    disc(422, 244, 7, '#ffffff', opacity(0.45)),
    rect(252, 146, 46, 18, 6, p.gold),
    disc(532, 152, 15, p.accent),
    line('M230 170Q130 240 180 420', p.accent, 13),
    line('M230 170Q130 240 180 420', p.gold, 3, 'stroke-dasharray="10 8"'),
  )
