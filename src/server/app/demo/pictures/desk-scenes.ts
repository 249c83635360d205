import {
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
import { room } from './room-props.ts'
import { gleam, stage } from './stage.ts'

/** Papers, a calculator and coins. */
export const taxDesk = (p: Palette, random: Random): string =>
  draw(
    stage(p, random),
    shadow(340, 520, 220, 26),
    turned(-9, 300, 320, rect(180, 150, 250, 340, 10, darker(p.cloth, 0.1))),
    turned(
      -3,
      310,
      320,
      rect(186, 140, 256, 350, 10, lighter(p.cloth, 0.4)),
      rect(206, 160, 216, 34, 5, p.main),
      times(8, (index) =>
        draw(
          rect(206, 216 + index * 28, 60 + ((index * 47) % 60), 9, 4, '#b9ad9b'),
          rect(342, 214 + index * 28, 80, 14, 3, index % 3 === 2 ? mix(p.gold, p.cloth, 0.4) : '#e6dccb'),
        ),
      ),
      rect(206, 448, 130, 6, 3, p.accent),
    ),
    turned(
      24,
      460,
      330,
      rect(448, 190, 22, 210, 8, body(p.accent)),
      shape('M448 400H470L459 432Z', p.wood),
      rect(448, 180, 22, 26, 6, p.gold),
    ),
    shadow(580, 526, 120),
    turned(
      5,
      580,
      400,
      rect(490, 280, 180, 244, 20, body(p.ink, 0.14)),
      rect(508, 298, 144, 48, 8, fall('#cfe0cf', '#a9c4b0')),
      times(16, (index) =>
        rect(
          510 + (index % 4) * 37,
          364 + Math.floor(index / 4) * 38,
          29,
          28,
          7,
          index % 4 === 3 ? p.gold : index === 12 ? p.accent : '#efe7da',
        ),
      ),
    ),
    times(4, (index) =>
      draw(
        oval(150, 530 - index * 15, 46, 14, darker(p.gold, 0.25)),
        oval(150, 525 - index * 15, 46, 14, body(p.gold)),
      ),
    ),
    times(2, (index) =>
      draw(
        oval(246, 540 - index * 15, 40, 13, darker(p.gold, 0.25)),
        oval(246, 535 - index * 15, 40, 13, body(p.gold)),
      ),
    ),
  )

/** Passports, a stamp and a balance. */
export const lawDesk = (p: Palette, random: Random): string =>
  draw(
    stage(p, random),
    shadow(520, 500, 150),
    rect(508, 170, 20, 310, 8, body(p.gold)),
    line('M388 196Q518 150 648 196', darker(p.gold, 0.12), 13),
    disc(518, 160, 19, body(p.gold)),
    times(2, (index) => {
      const x = 396 + index * 244
      return draw(
        line(`M${x} 200L${x - 58} 312M${x} 200L${x + 58} 312`, darker(p.gold, 0.2), 4),
        shape(`M${x - 68} 310H${x + 68}Q${x + 54} 356 ${x} 356T${x - 68} 310Z`, body(p.gold)),
      )
    }),
    rect(430, 470, 176, 32, 12, body(p.wood)),
    shadow(230, 520, 150),
    turned(-10, 230, 400, rect(130, 290, 180, 236, 14, body(p.accent))),
    turned(
      4,
      250,
      400,
      rect(150, 276, 186, 244, 14, body(p.main)),
      disc(243, 372, 46, 'none', `stroke="${p.gold}" stroke-width="6"`),
      line('M197 372h92M243 326v92M210 344q33 18 66 0M210 400q33 -18 66 0', p.gold, 4),
      rect(190, 446, 106, 9, 4, p.gold),
      rect(206, 468, 74, 8, 4, p.gold),
    ),
    shadow(690, 540, 70),
    rect(640, 516, 104, 26, 9, body(p.wood)),
    shape('M676 516Q670 470 664 452H720Q714 470 708 516Z', body(p.wood)),
    disc(692, 438, 32, body(darker(p.wood, 0.1))),
    gleam(682, 428, 9, 6),
  )

/** Two speech bubbles, each with its own weaving. */
export const twoTongues = (p: Palette, random: Random): string =>
  draw(
    stage(p, random, 'floor'),
    shape(
      'M120 130Q120 86 164 86H456Q500 86 500 130V286Q500 330 456 330H276L196 400V330H164Q120 330 120 286Z',
      '#1c0f08',
      `transform="translate(6 12)" ${opacity(0.14)}`,
    ),
    shape(
      'M120 130Q120 86 164 86H456Q500 86 500 130V286Q500 330 456 330H276L196 400V330H164Q120 330 120 286Z',
      body(p.main, 0.08),
    ),
    times(3, (row) =>
      tibeb(160, 124 + row * 60, [300, 264, 180][row] ?? 200, 38, {
        ground: p.main,
        thread: [p.gold, p.cloth, p.gold][row] ?? p.gold,
        second: p.accent,
      }),
    ),
    shape(
      'M320 330Q320 290 360 290H640Q684 290 684 334V452Q684 496 640 496H620V560L544 496H360Q320 496 320 452Z',
      '#1c0f08',
      `transform="translate(6 12)" ${opacity(0.14)}`,
    ),
    shape(
      'M320 330Q320 290 360 290H640Q684 290 684 334V452Q684 496 640 496H620V560L544 496H360Q320 496 320 452Z',
      lighter(p.cloth, 0.5),
    ),
    times(3, (row) =>
      draw(
        rect(
          360,
          332 + row * 50,
          [270, 220, 150][row] ?? 200,
          18,
          9,
          [p.accent, p.gold, p.main][row] ?? p.gold,
        ),
        disc([652, 602, 532][row] ?? 600, 341 + row * 50, 9, p.ink, opacity(0.2)),
      ),
    ),
  )

/** A blackboard, books, a globe and a lamp. */
export const lesson = (p: Palette): string =>
  draw(
    room(p, 430),
    rect(160, 60, 480, 262, 12, body(p.wood)),
    rect(176, 76, 448, 230, 6, fall('#2d5a4a', '#21443a')),
    line('M216 250L276 130L336 250ZM376 190a46 46 0 1 0 92 0a46 46 0 1 0 -92 0', '#f2ead8', 5, opacity(0.9)),
    rect(500, 146, 84, 84, 2, 'none', 'stroke="#f2ead8" stroke-width="5" opacity="0.9"'),
    line('M216 276h120M380 276h86M500 276h84', '#f2ead8', 4, opacity(0.5)),
    rect(180, 318, 440, 14, 5, lighter(p.wood, 0.2)),
    rect(0, 460, 800, 140, 0, fall(lighter(p.wood, 0.22), p.wood)),
    tibeb(0, 566, 800, 22, { ground: darker(p.wood, 0.1), thread: p.gold, second: p.cloth }),
    shadow(220, 500, 130),
    times(4, (index) =>
      rect(
        120 + (index % 2) * 14,
        462 - index * 30,
        190 - (index % 3) * 14,
        28,
        5,
        body([p.main, p.accent, p.gold, p.main][index] ?? p.main),
      ),
    ),
    times(4, (index) =>
      rect(132 + (index % 2) * 14, 470 - index * 30, 170 - (index % 3) * 14, 10, 3, p.cloth, opacity(0.85)),
    ),
    shape('M236 344q-22 -14 -22 8q0 22 22 24q22 -2 22 -24q0 -22 -22 -8Z', body(p.accent)),
    line('M236 344q2 -14 12 -18', p.leaf, 5),
    openBook(p, 430, 520),
    shadow(650, 506, 80),
    disc(650, 420, 66, fall(lighter(p.sky, 0.3), mix(p.sky, p.main, 0.5))),
    shape(
      'M616 380q22 -18 42 0q-2 26 22 34q-16 22 -40 10q-34 -8 -24 -44ZM664 440q24 -6 34 6q-8 22 -30 26q-14 -16 -4 -32Z',
      p.leaf,
    ),
    line('M650 340A80 80 0 0 1 650 500', p.gold, 8),
    shape('M616 500H684L672 484H628Z', body(p.wood)),
  )

const openBook = (p: Palette, x: number, y: number): string =>
  draw(
    shadow(x, y + 10, 150),
    shape(
      `M${x} ${y - 44}Q${x - 70} ${y - 72} ${x - 140} ${y - 50}V${y + 6}Q${x - 70} ${y - 14} ${x} ${y + 12}Z`,
      body(lighter(p.cloth, 0.3), 0.1),
    ),
    shape(
      `M${x} ${y - 44}Q${x + 70} ${y - 72} ${x + 140} ${y - 50}V${y + 6}Q${x + 70} ${y - 14} ${x} ${y + 12}Z`,
      body(lighter(p.cloth, 0.3), 0.1),
    ),
    line(`M${x} ${y - 44}V${y + 10}`, darker(p.cloth, 0.25), 3),
    times(3, (index) =>
      line(
        `M${x - 118} ${y - 36 + index * 14}Q${x - 66} ${y - 52 + index * 14} ${x - 20} ${y - 34 + index * 14}M${x + 118} ${y - 36 + index * 14}Q${x + 66} ${y - 52 + index * 14} ${x + 20} ${y - 34 + index * 14}`,
        '#b9ad9b',
        4,
      ),
    ),
  )

/** Books in a pile with reading glasses. */
export const books = (p: Palette, random: Random): string =>
  draw(
    stage(p, random),
    shadow(360, 520, 250, 28),
    times(5, (index) => {
      const color = [p.main, p.accent, p.gold, mix(p.main, p.gold, 0.4), p.accent][index] ?? p.main
      const width = 380 - index * 26
      const x = 360 - width / 2 + ((index * 31) % 40) - 18
      const y = 520 - index * 58
      return draw(
        rect(x, y - 56, width, 56, 8, body(color)),
        rect(x + width - 30, y - 48, 34, 40, 3, p.cloth),
        times(3, (page) => line(`M${x + width - 28} ${y - 38 + page * 10}h28`, darker(p.cloth, 0.2), 2)),
        index % 2
          ? tibeb(x + 40, y - 44, 120, 32, { ground: color, thread: p.gold, second: p.cloth })
          : draw(
              rect(x + 26, y - 50, 12, 44, 0, p.gold, opacity(0.8)),
              rect(x + 48, y - 50, 6, 44, 0, p.gold, opacity(0.8)),
              rect(x + 90, y - 36, 140, 14, 7, lighter(color, 0.4), opacity(0.8)),
            ),
      )
    }),
    turned(-10, 360, 200, openBook(p, 350, 214)),
    shadow(650, 520, 90),
    disc(616, 500, 34, mix(p.sky, '#ffffff', 0.4), `${opacity(0.7)} stroke="${p.ink}" stroke-width="8"`),
    disc(702, 500, 34, mix(p.sky, '#ffffff', 0.4), `${opacity(0.7)} stroke="${p.ink}" stroke-width="8"`),
    line('M650 494q9 -10 18 0M582 494L560 470M736 494L756 466', p.ink, 7),
  )

/** A mortarboard, a diploma and books. */
export const graduation = (p: Palette, random: Random): string =>
  draw(
    stage(p, random),
    shadow(400, 516, 260, 28),
    times(3, (index) =>
      draw(
        rect(
          250 - (index % 2) * 20,
          468 - index * 52,
          310 - index * 10,
          50,
          7,
          body([p.accent, p.main, p.gold][index] ?? p.main),
        ),
        rect(536 - (index % 2) * 18, 476 - index * 52, 26, 36, 3, p.cloth),
      ),
    ),
    shape('M270 260V330Q400 396 530 330V260Z', body(p.ink, 0.14)),
    shape('M400 160L660 246L400 332L140 246Z', fall(lighter(p.ink, 0.16), p.ink)),
    shape('M400 160L660 246L640 252L400 174L160 252L140 246Z', lighter(p.ink, 0.3), opacity(0.6)),
    line('M400 246Q560 250 604 282V370', p.gold, 6),
    shape('M592 366h24l9 64h-42Z', body(p.gold)),
    disc(400, 246, 11, p.gold),
    turned(
      -10,
      690,
      500,
      rect(590, 476, 190, 46, 23, body(lighter(p.cloth, 0.3), 0.12)),
      rect(664, 472, 34, 54, 6, p.accent),
      shape('M668 526l-10 46l22 -14l18 18l4 -50Z', p.accent),
    ),
  )
