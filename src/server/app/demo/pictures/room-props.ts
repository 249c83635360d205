import {
  across,
  body,
  CANVAS,
  darker,
  disc,
  draw,
  fade,
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

/** Wall, floor and skirting; `horizon` is where they meet. */
export const room = (p: Palette, horizon = 430): string =>
  draw(
    rect(0, 0, CANVAS.width, horizon, 0, fall(lighter(p.wall, 0.12), darker(p.wall, 0.05))),
    rect(
      0,
      horizon,
      CANVAS.width,
      CANVAS.height - horizon,
      0,
      fall(darker(p.floor, 0.12), lighter(p.floor, 0.1)),
    ),
    rect(0, horizon - 14, CANVAS.width, 14, 0, lighter(p.wall, 0.35)),
    rect(0, horizon, CANVAS.width, 22, 0, fade('#1c0f08'), opacity(0.22)),
  )

/** Boards that run to the viewer. */
export const floorBoards = (p: Palette, horizon = 430): string =>
  times(9, (index) => {
    const far = 40 + index * 90
    return line(
      `M${far} ${horizon + 2}L${400 + (far - 400) * 1.7} 600`,
      darker(p.floor, 0.18),
      2,
      opacity(0.5),
    )
  })

/** Sun through a window that stands to the left: a slanted patch of light over everything. */
export const sunbeam = (p: Palette, x = 150, width = 150, share = 0.3): string =>
  isDark(p.sky)
    ? ''
    : shape(`M${x} 90h${width}L${x + width + 260} 600h${-width - 90}Z`, fade(p.light), opacity(share))

/** At night light comes from lamps, not through the window. */
export const isDark = (color: string): boolean => Number.parseInt(color.slice(1, 3), 16) < 0x70

/** What is seen through glass: hills and sun, or moon and stars. */
export const outside = (p: Palette, x: number, y: number, width: number, height: number): string => {
  const dark = isDark(p.sky)
  const near = y + height
  const hill = (top: number, color: string) =>
    shape(
      `M${x} ${near}V${y + height * top}q${width * 0.25} ${-height * 0.16} ${width * 0.5} 0t${width * 0.5} ${-height * 0.04}V${near}Z`,
      color,
    )
  return draw(
    rect(x, y, width, height, 0, fall(p.sky, lighter(p.sky, dark ? 0.18 : 0.45))),
    disc(x + width * 0.7, y + height * 0.26, width * 0.3, glow(p.light), opacity(0.8)),
    disc(x + width * 0.7, y + height * 0.26, width * 0.085, dark ? '#fbeecb' : lighter(p.gold, 0.4)),
    dark
      ? times(7, (index) =>
          disc(
            x + width * ((index * 0.37 + 0.08) % 0.96),
            y + height * ((index * 0.23 + 0.07) % 0.5),
            1.6,
            '#fff3d6',
          ),
        )
      : '',
    hill(0.68, mix(p.leaf, p.sky, 0.5)),
    hill(0.82, mix(p.leaf, p.sky, dark ? 0.35 : 0.15)),
  )
}

/** A window with four panes and, when asked for, curtains with a woven hem. */
export const windowPane = (
  p: Palette,
  x: number,
  y: number,
  width: number,
  height: number,
  curtains = true,
): string => {
  const frame = lighter(p.wood, isDark(p.wall) ? 0.25 : 0.75)
  const curtain = (side: -1 | 1) => {
    const outer = side < 0 ? x - 30 : x + width + 30
    const inner = outer - side * width * 0.3
    return draw(
      shape(
        `M${outer} ${y - 18}L${inner} ${y - 18}Q${inner + side * 14} ${y + height * 0.6} ${inner + side * 8} ${y + height + 46}L${outer} ${y + height + 46}Z`,
        across(lighter(p.cloth, 0.2), darker(p.cloth, 0.14)),
      ),
      times(3, (fold) =>
        line(
          `M${outer - side * (12 + fold * width * 0.075)} ${y - 10}V${y + height + 40}`,
          darker(p.cloth, 0.16),
          3,
          opacity(0.55),
        ),
      ),
      tibeb(Math.min(outer, inner + side * 8), y + height + 16, Math.abs(outer - inner) - 8, 16, {
        ground: p.cloth,
        thread: p.main,
        second: p.gold,
      }),
    )
  }
  return draw(
    rect(x - 12, y - 12, width + 24, height + 24, 8, darker(frame, 0.12)),
    rect(x - 9, y - 11, width + 18, height + 18, 7, frame),
    outside(p, x, y, width, height),
    line(`M${x + width / 2} ${y}v${height}M${x} ${y + height * 0.46}h${width}`, frame, 8),
    shape(
      `M${x + 8} ${y + height * 0.4}L${x + width * 0.36} ${y + 6}h${width * 0.1}L${x + 8} ${y + height * 0.6}Z`,
      '#ffffff',
      opacity(0.16),
    ),
    rect(x - 22, y + height + 10, width + 44, 12, 5, frame),
    rect(x - 22, y + height + 20, width + 44, 10, 5, fade('#1c0f08'), opacity(0.2)),
    curtains
      ? draw(line(`M${x - 44} ${y - 24}h${width + 88}`, darker(p.wood, 0.1), 7), curtain(-1), curtain(1))
      : '',
  )
}

/** A pot with long leaves; stands at 0, 0 and is about 150 high. */
export const plant = (p: Palette, random: Random, leaves = 9): string =>
  draw(
    shadow(6, 0, 62),
    times(leaves, (index) => {
      const lean = -62 + (124 * index) / (leaves - 1) + (random() - 0.5) * 12
      const length = 78 + random() * 34
      const color = index % 2 ? p.leaf : darker(p.leaf, 0.18)
      return turned(
        lean,
        0,
        -52,
        shape(
          `M0 -48C-20 ${-60 - length * 0.4} -14 ${-60 - length * 0.8} 0 ${-60 - length}C16 ${-60 - length * 0.75} 18 ${-60 - length * 0.35} 0 -48Z`,
          color,
        ),
        line(`M0 -54V${-50 - length * 0.8}`, lighter(color, 0.25), 1.6, opacity(0.7)),
      )
    }),
    shape('M-38 -62H38L30 -6Q28 0 22 0H-22Q-28 0 -30 -6Z', body(p.accent)),
    rect(-43, -72, 86, 18, 8, body(lighter(p.accent, 0.08))),
    tibeb(-34, -42, 68, 14, { ground: darker(p.accent, 0.1), thread: p.cloth, second: p.gold }),
  )

/** A picture on the wall: mountains and sun, or a piece of weaving. */
export const wallPicture = (
  p: Palette,
  x: number,
  y: number,
  width: number,
  height: number,
  woven = false,
): string =>
  draw(
    rect(x + 4, y + 8, width, height, 6, '#1c0f08', opacity(0.14)),
    rect(x, y, width, height, 6, darker(p.wood, 0.05)),
    rect(x + 7, y + 7, width - 14, height - 14, 3, p.cloth),
    woven
      ? times(3, (row) =>
          tibeb(x + 16, y + 16 + (row * (height - 32)) / 3, width - 32, (height - 40) / 3, {
            ground: p.cloth,
            thread: [p.main, p.accent, p.gold][row] ?? p.main,
            second: p.gold,
          }),
        )
      : draw(
          rect(x + 14, y + 14, width - 28, height - 28, 2, fall(p.sky, lighter(p.gold, 0.5))),
          disc(x + width * 0.66, y + height * 0.36, width * 0.09, p.gold),
          shape(
            `M${x + 14} ${y + height - 14}L${x + width * 0.36} ${y + height * 0.38}L${x + width * 0.6} ${y + height - 14}Z`,
            p.leaf,
          ),
          shape(
            `M${x + width * 0.36} ${y + height - 14}L${x + width * 0.66} ${y + height * 0.52}L${x + width - 14} ${y + height - 14}Z`,
            darker(p.leaf, 0.25),
          ),
        ),
  )

/** A rug seen from the front, lying on the floor. */
export const rug = (p: Palette, x: number, y: number, width: number, depth: number): string =>
  draw(
    shape(
      `M${x} ${y}h${width}l46 ${depth}h${-width - 92}Z`,
      '#1c0f08',
      `transform="translate(0 6)" ${opacity(0.16)}`,
    ),
    shape(`M${x} ${y}h${width}l46 ${depth}h${-width - 92}Z`, fall(darker(p.accent, 0.12), p.accent)),
    shape(
      `M${x - 8} ${y + depth * 0.18}h${width + 16}l20 ${depth * 0.42}h${-width - 56}Z`,
      p.cloth,
      opacity(0.92),
    ),
    tibeb(x - 16, y + depth * 0.24, width + 32, depth * 0.3, {
      ground: p.cloth,
      thread: p.main,
      second: p.gold,
    }),
    line(`M${x - 44} ${y + depth - 5}h${width + 88}`, p.gold, 3, opacity(0.9)),
  )

/** A lamp on a stand with its circle of light; stands at 0, 0, 300 high. */
export const floorLamp = (p: Palette): string =>
  draw(
    disc(0, -262, 190, glow(p.light), opacity(0.55)),
    shadow(0, 0, 46),
    rect(-4, -250, 8, 246, 4, across(lighter(p.wood, 0.2), darker(p.wood, 0.2))),
    oval(0, -4, 34, 8, darker(p.wood, 0.1)),
    shape('M-34 -306H34L56 -228Q0 -214 -56 -228Z', fall(lighter(p.light, 0.4), p.light)),
    tibeb(-54, -240, 108, 11, { ground: p.light, thread: p.accent, second: p.main }),
  )

/** A lamp hanging from the ceiling at x down to y. */
export const pendant = (p: Palette, x: number, y: number): string =>
  draw(
    disc(x, y, 150, glow(p.light), opacity(0.6)),
    line(`M${x} 0V${y - 44}`, darker(p.ink, 0), 3),
    shape(
      `M${x - 10} ${y - 46}h20Q${x + 56} ${y - 30} ${x + 58} ${y}H${x - 58}Q${x - 56} ${y - 30} ${x - 10} ${y - 46}Z`,
      body(p.main),
    ),
    oval(x, y, 58, 9, lighter(p.light, 0.5)),
    line(`M${x - 56} ${y - 5}Q${x} ${y - 16} ${x + 56} ${y - 5}`, p.gold, 4),
  )

/** A cushion leaning at 0, 0 (its lower middle). */
export const cushion = (color: string, p: Palette, woven = false): string =>
  draw(
    shape('M-44 0Q-52 -40 -42 -78Q0 -88 42 -78Q52 -40 44 0Q0 8 -44 0Z', body(color, 0.12)),
    woven ? tibeb(-43, -52, 86, 26, { ground: color, thread: p.cloth, second: p.gold }) : '',
    woven ? '' : line('M-30 -64Q0 -72 30 -64', lighter(color, 0.25), 3, opacity(0.6)),
  )

/** A board on the wall with books, a pot and a small basket. */
export const shelf = (p: Palette, x: number, y: number, width: number, random: Random): string => {
  const spines = [p.main, p.accent, p.gold, p.cloth, mix(p.main, p.gold, 0.5), darker(p.accent, 0.25)]
  let left = x + 12
  const books = times(Math.floor((width * 0.5) / 17), () => {
    const height = 42 + random() * 22
    const thick = 10 + random() * 7
    const color = spines[Math.floor(random() * spines.length)] ?? p.main
    const book = draw(
      rect(left, y - height, thick, height, 2, body(color, 0.1)),
      rect(left, y - height + 8, thick, 4, 0, p.gold, opacity(0.8)),
    )
    left += thick + 1.5
    return book
  })
  const right = x + width - 44
  return draw(
    books,
    shape(`M${right - 20} ${y - 34}h40l-6 34h-28Z`, body(p.accent)),
    times(5, (index) =>
      turned(
        -44 + index * 22,
        right,
        y - 32,
        oval(right, y - 52, 6, 24, index % 2 ? p.leaf : darker(p.leaf, 0.18)),
      ),
    ),
    rect(x, y, width, 11, 4, fall(lighter(p.wood, 0.2), p.wood)),
    rect(x + 6, y + 11, width - 12, 12, 3, fade('#1c0f08'), opacity(0.24)),
  )
}
