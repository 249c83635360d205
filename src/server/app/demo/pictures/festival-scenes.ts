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
  type Random,
  rect,
  shadow,
  shape,
  tibeb,
  times,
  turned,
} from './drawing.ts'
import { cloud, flower, street, tree } from './outdoors.ts'
import type { Palette } from './palettes.ts'
import { isDark } from './room-props.ts'
import { jebena, mesob } from './table-things.ts'

const hills = (p: Palette, top = 330): string =>
  draw(
    shape(
      `M0 600V${top + 30}Q120 ${top - 90} 260 ${top + 10}T520 ${top - 10}T800 ${top + 20}V600Z`,
      mix(p.leaf, p.sky, 0.55),
    ),
    shape(`M0 600V${top + 90}Q200 ${top} 420 ${top + 70}T800 ${top + 60}V600Z`, mix(p.leaf, p.sky, 0.25)),
  )

const skyOver = (p: Palette, random: Random, sunX = 400, sunY = 250): string => {
  const dark = isDark(p.sky)
  return draw(
    rect(0, 0, 800, 600, 0, fall(p.sky, lighter(p.sky, dark ? 0.3 : 0.55))),
    disc(sunX, sunY, 320, glow(p.light), opacity(0.9)),
    disc(sunX, sunY, 70, dark ? '#fbeecb' : lighter(p.gold, 0.35)),
    dark
      ? times(40, () => disc(random() * 800, random() * 300, 0.8 + random() * 1.6, '#fff3d6', opacity(0.85)))
      : draw(cloud(150, 110, 1), cloud(650, 80, 0.8)),
  )
}

/** The yellow daisies of the new year on the highland. */
export const daisyField = (p: Palette, random: Random): string =>
  draw(
    skyOver(p, random),
    hills(p),
    shape('M0 600V430Q220 370 430 420T800 410V600Z', p.leaf),
    shape('M0 600V500Q200 450 420 490T800 480V600Z', darker(p.leaf, 0.18)),
    times(130, (index) => {
      const depth = index / 130
      const y = 424 + depth * 170
      const x = random() * 820 - 10
      const size = 4 + depth * 26
      return draw(
        size > 14
          ? line(`M${x} ${y + 60}Q${x + 6} ${y + 20} ${x} ${y}`, darker(p.leaf, 0.3), size * 0.14)
          : '',
        flower(x, y, size, index % 9 === 0 ? lighter(p.gold, 0.3) : p.gold, darker(p.gold, 0.5)),
      )
    }),
  )

/** The bonfire of Meskel, crowned with daisies and a cross. */
export const bonfire = (p: Palette, random: Random): string => {
  const poles = [-110, -66, -26, 22, 64, 106]
  return draw(
    rect(0, 0, 800, 600, 0, fall('#1d1a33', darker(mix('#b8402e', p.gold, 0.25), 0.42))),
    times(40, () => disc(random() * 800, random() * 260, 0.8 + random() * 1.6, '#fff3d6', opacity(0.8))),
    disc(400, 380, 380, glow('#ffab3d'), opacity(0.85)),
    rect(0, 500, 800, 100, 0, fall(darker(p.floor, 0.35), darker(p.floor, 0.55))),
    poles
      .map((foot) => line(`M${400 + foot} 530L${400 + foot * 0.16} 150`, darker(p.wood, 0.25), 17))
      .join(''),
    times(11, (index) =>
      shape(
        `M${270 + index * 26} 534q-30 -${80 + random() * 120} 6 -${170 + (5 - Math.abs(index - 5)) * 34}q34 70 14 ${170 + (5 - Math.abs(index - 5)) * 34}Z`,
        fall('#ffe07a', '#e2571f'),
        opacity(0.85),
      ),
    ),
    times(7, (index) =>
      shape(
        `M${316 + index * 26} 534q-18 -60 4 -${110 + (3 - Math.abs(index - 3)) * 26}q22 50 8 ${110 + (3 - Math.abs(index - 3)) * 26}Z`,
        fall('#fff6c8', '#ffb02e'),
        opacity(0.9),
      ),
    ),
    times(26, () =>
      disc(300 + random() * 200, 60 + random() * 260, 2 + random() * 3.4, '#ffd25e', opacity(0.8)),
    ),
    line('M400 164V76M368 108H432', p.gold, 12),
    disc(400, 76, 8, p.gold),
    times(16, (index) =>
      flower(340 + ((index * 53) % 120), 168 + ((index * 29) % 44), 13, p.gold, darker(p.gold, 0.5)),
    ),
    times(15, (index) => onlooker(p, 10 + index * 56, 566 - (index % 2) * 20, index, 0.62)),
  )
}

/** Somebody in a netela seen from behind; `dusk` darkens them against a fire. Heads are at x, y. */
const onlooker = (p: Palette, x: number, y: number, index: number, dusk: number): string => {
  const cotton = darker(lighter(p.cloth, 0.4), dusk)
  const skin = darker(['#7c4a30', '#5f3826', '#8a5438'][index % 3] ?? '#7c4a30', dusk * 0.7)
  const hair = darker('#2b1a14', dusk * 0.5)
  const covered = index % 3 === 1
  return draw(
    rect(x - 9, y + 10, 18, 26, 6, skin),
    shape(
      `M${x - 48} ${y + 110}V${y + 62}Q${x - 46} ${y + 30} ${x - 14} ${y + 24}Q${x} ${y + 34} ${x + 14} ${y + 24}Q${x + 46} ${y + 30} ${x + 48} ${y + 62}V${y + 110}Z`,
      body(cotton, 0.12),
    ),
    turned(
      24,
      x,
      y + 60,
      tibeb(x - 52, y + 52, 104, 13, {
        ground: cotton,
        thread: darker(index % 2 ? p.main : p.accent, dusk),
        second: darker(p.gold, dusk),
      }),
    ),
    covered
      ? draw(
          shape(
            `M${x - 24} ${y + 30}Q${x - 32} ${y - 32} ${x} ${y - 34}T${x + 24} ${y + 30}Q${x} ${y + 44} ${x - 24} ${y + 30}Z`,
            body(cotton, 0.16),
          ),
          line(
            `M${x - 14} ${y - 20}Q${x - 20} ${y + 6} ${x - 8} ${y + 32}M${x + 10} ${y - 26}Q${x + 18} ${y + 4} ${x + 10} ${y + 32}`,
            darker(cotton, 0.2),
            2.5,
            opacity(0.7),
          ),
        )
      : draw(
          disc(x - 24, y + 2, 6, skin),
          disc(x + 24, y + 2, 6, skin),
          disc(x, y - 4, 26, body(hair, 0.08)),
          index % 3 === 2 ? disc(x, y - 32, 14, hair) : '',
        ),
  )
}

/** Embroidered umbrellas of a procession. */
export const processionUmbrellas = (p: Palette, random: Random): string => {
  const umbrella = (x: number, y: number, scale: number, color: string, second: string) =>
    at(
      x,
      y,
      scale,
      rect(-5, 0, 10, 330, 5, body(p.gold)),
      shape(
        'M-150 10Q-130 -110 0 -120T150 10Q112 -12 75 10Q38 -12 0 10Q-38 -12 -75 10Q-112 -12 -150 10Z',
        body(color, 0.18),
      ),
      line('M0 -118Q-70 -80 -75 8M0 -118V8M0 -118Q70 -80 75 8', darker(color, 0.24), 3),
      shape(
        'M-142 -16Q-112 -36 -72 -16Q-36 -38 0 -16Q36 -38 72 -16Q112 -36 142 -16L150 10Q112 -12 75 10Q38 -12 0 10Q-38 -12 -75 10Q-112 -12 -150 10Z',
        second,
      ),
      times(13, (index) =>
        draw(
          line(`M${-144 + index * 24} ${index % 2 ? 2 : 8}v20`, p.gold, 4),
          disc(-144 + index * 24, index % 2 ? 26 : 32, 5.5, p.gold),
        ),
      ),
      times(4, (index) => crossMark(-108 + index * 72, -48 - (index === 1 || index === 2 ? 20 : 0), p.gold)),
      disc(0, -124, 11, p.gold),
      crossMark(0, -148, p.gold, 1.5),
    )
  return draw(
    skyOver(p, random, 620, 150),
    hills(p, 360),
    rect(0, 500, 800, 100, 0, fall(mix(p.floor, p.cloth, 0.3), p.floor)),
    umbrella(150, 290, 0.8, p.main, p.gold),
    umbrella(650, 280, 0.84, p.accent, p.cloth),
    umbrella(400, 230, 1.14, mix(p.accent, p.main, 0.1), p.main),
    times(12, (index) => onlooker(p, 34 + index * 68, 540 - (index % 2) * 22, index, 0)),
  )
}

const crossMark = (x: number, y: number, color: string, scale = 1): string =>
  at(x, y, scale, line('M0 -13V15M-10 -4H10', color, 5), disc(0, -4, 3.4, color))

/** A round church with bunting and stalls. */
export const churchBazaar = (p: Palette, random: Random): string => {
  const stall = (x: number, color: string) =>
    draw(
      shadow(x, 560, 100),
      line(`M${x - 74} 420V556M${x + 74} 420V556`, darker(p.wood, 0.1), 9),
      rect(x - 84, 486, 168, 70, 8, body(p.wood)),
      tibeb(x - 84, 500, 168, 24, { ground: p.wood, thread: p.gold, second: p.cloth }),
      times(6, (index) =>
        shape(`M${x - 92 + index * 30.7} 392h30.7l2 34q-2 16 -16 16t-16 -16Z`, index % 2 ? p.cloth : color),
      ),
      shape(`M${x - 92} 394L${x - 74} 356H${x + 74}L${x + 92} 394Z`, darker(color, 0.1)),
    )
  return draw(
    street(p, random, 470),
    at(90, 490, 1.5, tree(p)),
    at(716, 490, 1.4, tree(p)),
    shadow(400, 492, 230, 22),
    rect(230, 320, 340, 172, 10, body(lighter(p.cloth, 0.2), 0.14)),
    times(5, (index) =>
      shape(
        `M${262 + index * 60} 480V400Q${262 + index * 60} 372 ${280 + index * 60} 372T${298 + index * 60} 400V480Z`,
        index === 2 ? p.accent : mix(p.sky, p.ink, 0.4),
      ),
    ),
    tibeb(232, 332, 336, 24, { ground: p.cloth, thread: p.main, second: p.gold }),
    shape('M190 326Q280 250 400 238T610 326Z', body(p.main, 0.18)),
    shape('M310 250Q350 196 400 190T490 250Q400 228 310 250Z', body(p.main, 0.18)),
    line('M400 238Q330 270 290 326M400 238V326M400 238Q470 270 510 326', darker(p.main, 0.2), 3),
    disc(400, 180, 17, body(p.gold)),
    line('M400 168V96M376 122H424', p.gold, 9),
    times(3, (index) => disc(400 + (index - 1) * 24, index === 1 ? 94 : 122, 6, p.gold)),
    line('M0 250Q200 350 400 290T800 250', p.cloth, 3),
    times(15, (index) => {
      const x = 20 + index * 54
      const y = 262 + Math.sin((index / 14) * Math.PI) * 36
      return shape(`M${x - 15} ${y}h30l-15 28Z`, [p.accent, p.gold, p.main, p.cloth][index % 4] ?? p.gold)
    }),
    stall(180, p.accent),
    stall(620, p.gold),
    at(160, 486, 0.28, jebena(p)),
    at(216, 486, 0.2, mesob(p)),
    times(5, (index) =>
      disc(572 + index * 24, 474, 12, body([p.accent, p.gold, p.leaf][index % 3] ?? p.gold)),
    ),
  )
}
