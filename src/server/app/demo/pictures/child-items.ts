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
import { floorBoards, room, rug, wallPicture, windowPane } from './room-props.ts'
import { GROUND, stage } from './stage.ts'

const wheel = (p: Palette, x: number, y: number, radius: number) =>
  draw(disc(x, y, radius, p.ink), disc(x, y, radius * 0.62, '#d9d1c4'), disc(x, y, radius * 0.22, p.gold))

export const stroller = (p: Palette, random: Random): string =>
  draw(
    stage(p, random, 'floor'),
    shadow(400, 556, 230, 24),
    line('M300 420L250 520M300 420L530 520M520 400L300 520', '#8f8578', 13),
    line('M520 400L606 236Q614 220 634 224', '#8f8578', 13),
    line('M618 228L652 214', p.ink, 20),
    shape('M196 300H540Q540 430 420 430H320Q210 430 196 300Z', body(p.main)),
    tibeb(206, 318, 326, 28, { ground: p.main, thread: p.gold, second: p.cloth }),
    shape('M196 300Q180 130 360 126L372 300Z', body(p.accent)),
    line('M372 300L280 142M372 300L212 206', darker(p.accent, 0.2), 4),
    shape('M360 126L372 300H540Q540 282 520 280Q420 280 360 126Z', lighter(p.cloth, 0.3), opacity(0.9)),
    rect(188, 288, 360, 18, 9, darker(p.main, 0.2)),
    wheel(p, 256, 516, 46),
    wheel(p, 524, 516, 46),
  )

/** A teddy bear, 250 high, sitting at 0, 0. */
const teddy = (p: Palette, color: string): string =>
  draw(
    shadow(0, 0, 120),
    oval(-62, -18, 42, 30, body(color)),
    oval(62, -18, 42, 30, body(color)),
    oval(-76, -16, 20, 22, lighter(color, 0.35)),
    oval(76, -16, 20, 22, lighter(color, 0.35)),
    oval(0, -72, 72, 78, body(color)),
    oval(0, -62, 42, 48, lighter(color, 0.3)),
    turned(30, -70, -96, oval(-72, -88, 22, 48, body(color))),
    turned(-30, 70, -96, oval(72, -88, 22, 48, body(color))),
    disc(-48, -222, 26, body(color)),
    disc(48, -222, 26, body(color)),
    disc(-48, -222, 13, lighter(color, 0.35)),
    disc(48, -222, 13, lighter(color, 0.35)),
    disc(0, -178, 66, body(color)),
    oval(0, -160, 30, 23, lighter(color, 0.4)),
    oval(0, -170, 11, 8, p.ink),
    disc(-26, -190, 6.5, p.ink),
    disc(26, -190, 6.5, p.ink),
    line('M0 -162v8q-10 10 -18 4M0 -154q10 10 18 4', p.ink, 3.5),
    shape('M-40 -126Q0 -108 40 -126L44 -112Q0 -92 -44 -112Z', body(p.accent)),
    tibeb(-30, -122, 60, 11, { ground: p.accent, thread: p.cloth, second: p.gold }),
  )

const block = (p: Palette, x: number, y: number, size: number, color: string, mark: number): string =>
  draw(
    rect(x, y - size, size, size, 10, body(color)),
    rect(
      x + 9,
      y - size + 9,
      size - 18,
      size - 18,
      6,
      'none',
      `stroke="${lighter(color, 0.4)}" stroke-width="3.5"`,
    ),
    mark === 0
      ? disc(x + size / 2, y - size / 2, size * 0.2, p.cloth)
      : mark === 1
        ? shape(
            `M${x + size / 2} ${y - size * 0.76}L${x + size * 0.76} ${y - size * 0.26}H${x + size * 0.24}Z`,
            p.cloth,
          )
        : shape(
            `M${x + size / 2} ${y - size * 0.76}l${size * 0.26} ${size * 0.26}l${-size * 0.26} ${size * 0.26}l${-size * 0.26} ${-size * 0.26}Z`,
            p.cloth,
          ),
  )

export const toys = (p: Palette, random: Random): string =>
  draw(
    stage(p, random, 'floor'),
    at(300, 540, 1.5, teddy(p, mix(p.wood, p.gold, 0.4))),
    shadow(580, 546, 150, 18),
    block(p, 476, 546, 96, p.main, 1),
    block(p, 578, 546, 96, p.accent, 0),
    block(p, 528, 450, 90, p.gold, 2),
    disc(690, 516, 34, body(p.accent)),
    line('M660 506Q690 488 722 506', p.cloth, 8),
  )

export const crib = (p: Palette): string =>
  draw(
    room(p, 450),
    floorBoards(p, 450),
    windowPane(p, 540, 80, 150, 170),
    rug(p, 190, 520, 420, 60),
    line('M300 40V110M300 110L230 130M300 110L370 130M300 110V140', p.wood, 5),
    times(3, (index) =>
      disc(230 + index * 70, 152 + (index === 1 ? 14 : 0), 17, [p.accent, p.gold, p.main][index] ?? p.gold),
    ),
    shadow(340, 540, 260, 24),
    rect(140, 380, 400, 60, 14, lighter(p.cloth, 0.3)),
    shape('M330 366Q440 350 536 372V440H310Z', body(p.main)),
    tibeb(320, 410, 216, 20, { ground: p.main, thread: p.gold, second: p.cloth }),
    at(210, 392, 0.62, teddy(p, mix(p.wood, p.gold, 0.4))),
    rect(130, 240, 20, 290, 8, body(p.wood)),
    rect(530, 240, 20, 290, 8, body(p.wood)),
    rect(136, 256, 408, 16, 8, lighter(p.wood, 0.2)),
    rect(136, 436, 408, 20, 8, p.wood),
    times(11, (index) =>
      rect(168 + index * 34, 268, 9, 172, 4, across(lighter(p.wood, 0.25), p.wood), opacity(0.85)),
    ),
    rect(148, 484, 384, 14, 7, darker(p.wood, 0.15)),
  )

/** A children's shelf of books, crayons and a kite, for lessons and care. */
export const playCorner = (p: Palette, random: Random): string =>
  draw(
    room(p, 440),
    wallPicture(p, 90, 80, 130, 110, random() > 0.5),
    turned(
      14,
      620,
      150,
      shape('M620 50L690 150L620 260L550 150Z', p.accent),
      shape('M620 50L690 150H550Z', p.gold),
      line('M620 50V260M550 150H690', p.cloth, 4),
      line('M620 260q30 40 0 80t10 60', p.main, 4),
    ),
    rug(p, 170, 500, 460, 76),
    shadow(330, 470, 190, 18),
    rect(150, 300, 360, 168, 14, body(p.wood)),
    times(3, (index) => rect(166 + index * 114, 316, 102, 136, 8, darker(p.wood, 0.4))),
    times(5, (index) =>
      rect(
        176 + index * 17,
        374 - (index % 3) * 10,
        14,
        78 + (index % 3) * 10,
        3,
        [p.main, p.accent, p.gold, p.cloth, p.leaf][index] ?? p.main,
      ),
    ),
    block(p, 292, 452, 50, p.accent, 0),
    block(p, 342, 452, 44, p.gold, 1),
    rect(404, 400, 86, 52, 8, body(mix(p.wood, p.gold, 0.6))),
    at(244, 300, 0.5, teddy(p, mix(p.wood, p.gold, 0.4))),
    rect(370, 252, 62, 48, 10, body(p.main)),
    times(6, (index) =>
      turned(
        -20 + index * 8,
        400,
        280,
        rect(
          376 + index * 8,
          206,
          8,
          50,
          3,
          [p.accent, p.gold, p.cloth, p.leaf, p.accent, p.gold][index] ?? p.gold,
        ),
      ),
    ),
    at(600, 560, 0.9, teddy(p, mix(p.accent, p.cloth, 0.25))),
    disc(220, 548, 30, body(p.gold)),
  )

/** Balloons, cake and a garland. */
export const kidsParty = (p: Palette, random: Random): string => {
  const balloon = (x: number, y: number, color: string) =>
    draw(
      line(`M${x} ${y + 62}Q${x + 16} ${y + 150} ${x + (400 - x) * 0.25} 430`, p.cloth, 2.5, opacity(0.8)),
      oval(x, y, 48, 60, body(color)),
      shape(`M${x - 8} ${y + 66}L${x} ${y + 56}L${x + 8} ${y + 66}Z`, color),
      oval(x - 17, y - 22, 9, 17, '#ffffff', `${opacity(0.45)} transform="rotate(20 ${x - 17} ${y - 22})"`),
    )
  const colors = [p.accent, p.gold, p.main, p.cloth]
  return draw(
    stage(p, random, 'cloth'),
    line('M-10 46Q200 130 400 60T810 60', p.cloth, 4),
    times(13, (index) => {
      const x = 20 + index * 62
      const y = 62 + Math.sin((index / 13) * Math.PI * 2.1) * 28
      return shape(`M${x - 22} ${y}h44l-22 42Z`, colors[index % 4] ?? p.gold)
    }),
    balloon(130, 210, p.accent),
    balloon(220, 260, p.gold),
    balloon(650, 210, p.main),
    balloon(572, 270, p.accent),
    shadow(400, GROUND + 30, 190, 20),
    oval(400, GROUND + 22, 180, 24, lighter(p.cloth, 0.4)),
    rect(270, GROUND - 82, 260, 104, 18, body(p.main)),
    tibeb(270, GROUND - 34, 260, 26, { ground: p.main, thread: p.gold, second: p.cloth }),
    shape(
      `M270 ${GROUND - 70}Q270 ${GROUND - 92} 290 ${GROUND - 92}H510Q530 ${GROUND - 92} 530 ${GROUND - 70}q-22 26 -43 0q-22 30 -44 0q-22 24 -43 0q-22 30 -44 0q-22 24 -43 0q-22 28 -43 0Z`,
      '#fffaf0',
    ),
    rect(318, GROUND - 150, 164, 62, 16, body(p.accent)),
    shape(
      `M318 ${GROUND - 138}Q318 ${GROUND - 158} 336 ${GROUND - 158}H464Q482 ${GROUND - 158} 482 ${GROUND - 138}q-20 24 -41 0q-20 28 -41 0q-20 22 -41 0q-20 26 -41 0Z`,
      '#fffaf0',
    ),
    times(5, (index) =>
      draw(
        rect(344 + index * 26, GROUND - 196, 8, 40, 3, colors[index % 3] ?? p.gold),
        shape(`M${348 + index * 26} ${GROUND - 222}q10 16 0 24q-10 -8 0 -24Z`, fall('#fff1b0', '#f2a022')),
      ),
    ),
  )
}
