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
import { flower } from './outdoors.ts'
import type { Palette } from './palettes.ts'
import { plant, room, wallPicture } from './room-props.ts'
import { stage } from './stage.ts'

/** The white dress with its woven front and hem on a hanger; hangs from 0, 0 and is 440 long. */
const habeshaKemis = (p: Palette, thread = p.main, second = p.gold): string => {
  const white = lighter(p.cloth, 0.5)
  const border = { ground: white, thread, second }
  return draw(
    line('M0 -30q-14 -16 0 -24t14 8', p.wood, 6),
    line('M-92 22L0 -28L92 22', p.wood, 11),
    shape(
      'M-70 12Q0 44 70 12L104 44Q148 110 176 196L122 222L96 158Q92 190 100 226Q168 340 196 436Q0 476 -196 436Q-168 340 -100 226Q-92 190 -96 158L-122 222L-176 196Q-148 110 -104 44Z',
      across(white, darker(p.cloth, 0.16)),
    ),
    shape(
      'M-104 44Q-148 110 -176 196L-122 222L-96 158Q-84 100 -104 44ZM104 44Q148 110 176 196L122 222L96 158Q84 100 104 44Z',
      darker(p.cloth, 0.06),
      opacity(0.7),
    ),
    line(
      'M-84 230Q-120 340 -134 440M-40 240Q-58 350 -62 452M40 240Q58 350 62 452M84 230Q120 340 134 440',
      darker(p.cloth, 0.14),
      3,
      opacity(0.6),
    ),
    `<g transform="rotate(64 150 208)">${tibeb(122, 196, 60, 18, border)}</g>`,
    `<g transform="rotate(-64 -150 208)">${tibeb(-182, 196, 60, 18, border)}</g>`,
    turned(90, 0, 132, tibeb(-98, 106, 196, 52, border)),
    rect(-26, 34, 52, 196, 0, 'none', `stroke="${second}" stroke-width="3"`),
    times(9, (index) => crossUnit(0, 258 + index * 20, thread, second)),
    rect(-101, 218, 202, 15, 6, thread),
    line('M-98 225H98', second, 3),
    shape('M-186 404Q0 446 186 404L196 436Q0 476 -196 436Z', thread),
    times(17, (index) => {
      const x = -168 + index * 21
      const y = 442 - (x / 196) ** 2 * 22
      return shape(`M${x - 9} ${y}L${x} ${y - 13}L${x + 9} ${y}L${x} ${y + 13}Z`, index % 2 ? second : white)
    }),
    line('M-190 398Q0 440 190 398', second, 4),
    line('M-70 12Q0 44 70 12', second, 5),
  )
}

const crossUnit = (x: number, y: number, thread: string, second: string): string =>
  draw(rect(x - 2, y - 8, 4, 16, 1, thread), rect(x - 8, y - 2, 16, 4, 1, thread), disc(x, y, 2.6, second))

export const dress = (p: Palette, random: Random): string =>
  draw(
    stage(p, random, 'floor'),
    line('M150 72H650', p.wood, 12),
    disc(150, 72, 10, p.gold),
    disc(650, 72, 10, p.gold),
    shadow(400, 566, 200, 20),
    at(400, 110, 1, habeshaKemis(p)),
  )

/** Two dresses on a rail with shoes and a basket below. */
export const dressRail = (p: Palette, random: Random): string =>
  draw(
    room(p, 470),
    wallPicture(p, 60, 120, 120, 150, true),
    line('M200 96H740M214 96V560M726 96V560M190 562H240M702 562H752', darker(p.wood, 0.1), 12),
    shadow(470, 562, 290, 20),
    at(338, 122, 0.8, habeshaKemis(p)),
    at(604, 122, 0.8, habeshaKemis(p, p.accent)),
    at(110, 560, 1.1, plant(p, random, 9)),
  )

/** Folded netela and gabi with daisies. */
export const netela = (p: Palette, random: Random): string => {
  const fold = (y: number, width: number, height: number, thread: string) =>
    draw(
      rect(
        400 - width / 2,
        y - height,
        width,
        height,
        26,
        fall(lighter(p.cloth, 0.6), darker(p.cloth, 0.12)),
      ),
      tibeb(400 - width / 2 + 20, y - height * 0.62, width - 40, height * 0.34, {
        ground: lighter(p.cloth, 0.5),
        thread,
        second: p.gold,
      }),
      line(`M${400 - width / 2 + 24} ${y - 9}h${width - 48}`, darker(p.cloth, 0.2), 3, opacity(0.6)),
    )
  return draw(
    stage(p, random),
    shadow(400, 512, 270, 30),
    fold(512, 470, 92, p.main),
    fold(424, 452, 84, p.accent),
    fold(344, 436, 78, p.main),
    shape(
      'M206 280Q224 226 320 234T480 222T592 280L560 292H240Z',
      fall(lighter(p.cloth, 0.6), darker(p.cloth, 0.1)),
    ),
    line('M260 274Q320 246 400 258T548 268', darker(p.cloth, 0.16), 3, opacity(0.6)),
    times(5, (index) =>
      draw(
        line(
          `M${620 + index * 10} 530q${10 + index * 6} -50 ${10 + index * 18} -${90 - index * 9}`,
          p.leaf,
          4,
        ),
        flower(632 + index * 28, 436 + index * 10, 20, p.gold, darker(p.gold, 0.45)),
      ),
    ),
  )
}

/** A woven bag with a scarf over its rim. */
export const wovenBag = (p: Palette, random: Random): string =>
  draw(
    stage(p, random),
    shadow(400, 516, 230, 28),
    line('M290 236Q300 70 400 70T510 236', p.wood, 16),
    line('M290 236Q300 76 400 76', lighter(p.wood, 0.3), 5, opacity(0.7)),
    shape('M204 226H596L556 500Q552 516 532 516H268Q248 516 244 500Z', body(p.main)),
    tibeb(214, 278, 372, 58, { ground: p.main, thread: p.gold, second: p.cloth }),
    tibeb(226, 378, 348, 36, { ground: p.main, thread: p.cloth, second: p.gold }),
    tibeb(238, 452, 324, 26, { ground: p.main, thread: p.gold, second: p.cloth }),
    oval(400, 226, 196, 22, darker(p.main, 0.32)),
    shape(
      'M430 232Q460 188 520 206Q566 214 580 240L596 386Q566 402 536 390L520 250Q470 250 430 232Z',
      body(lighter(p.cloth, 0.4), 0.1),
    ),
    turned(-4, 560, 350, tibeb(534, 340, 62, 26, { ground: p.cloth, thread: p.accent, second: p.main })),
    times(3, (index) =>
      draw(
        line(
          `M${150 + index * 12} 524q${-6 - index * 4} -60 ${-30 + index * 22} -${118 - index * 12}`,
          p.leaf,
          5,
        ),
        flower(122 + index * 34, 404 + index * 12, 26, p.gold, darker(p.gold, 0.45)),
      ),
    ),
  )

/** A round carpet rolled half open. */
export const carpet = (p: Palette, random: Random): string =>
  draw(
    room(p, 330),
    wallPicture(p, 330, 70, 150, 120, random() > 0.5),
    at(690, 390, 1.1, plant(p, random, 9)),
    shape('M190 360H610L720 570H80Z', '#1c0f08', `transform="translate(0 8)" ${opacity(0.16)}`),
    shape('M190 360H610L720 570H80Z', fall(darker(p.accent, 0.15), p.accent)),
    shape('M206 378H594L682 552H118Z', p.cloth),
    shape('M222 394H578L654 536H146Z', p.main),
    times(3, (index) =>
      tibeb(216 - index * 24, 404 + index * 44, 368 + index * 48, 28, {
        ground: p.main,
        thread: index === 1 ? p.cloth : p.gold,
        second: index === 1 ? p.gold : p.cloth,
      }),
    ),
    times(34, (index) => line(`M${84 + index * 19.2} 571v12`, p.cloth, 3)),
    times(26, (index) => line(`M${194 + index * 16.5} 358v-7`, p.cloth, 2)),
  )
