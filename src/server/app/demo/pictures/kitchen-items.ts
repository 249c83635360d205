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
  oval,
  type Random,
  rect,
  shadow,
  shape,
  tibeb,
  times,
} from './drawing.ts'
import { flower } from './outdoors.ts'
import type { Palette } from './palettes.ts'
import { room, windowPane } from './room-props.ts'
import { gleam, GROUND, stage } from './stage.ts'
import {
  bowl,
  coffeeSteam,
  cup,
  injeraRoll,
  injeraTray,
  jebena,
  mesob,
  rekebot,
  spiceJar,
  strewnGrass,
} from './table-things.ts'

/** A coffee pot with three cups. */
export const coffeeSet = (p: Palette, random: Random): string =>
  draw(
    stage(p, random),
    at(350, GROUND + 14, 1.3, jebena(p)),
    at(540, GROUND + 30, 1.15, cup(p, p.main)),
    at(640, GROUND + 12, 1.15, cup(p, p.accent)),
    at(196, GROUND + 36, 1.15, cup(p, p.main)),
    coffeeSteam(540, GROUND - 44),
  )

/** The ceremony: low table, cups, incense and grass on the floor. */
export const coffeeCeremony = (p: Palette, random: Random): string =>
  draw(
    room(p, 420),
    windowPane(p, 70, 70, 170, 180),
    strewnGrass(p, random, 450),
    at(420, 530, 1.12, rekebot(p)),
    times(5, (index) =>
      at(270 + index * 60, 398 + (index % 2) * 8, 0.62, cup(p, index % 2 ? p.accent : p.main)),
    ),
    at(566, 400, 0.86, jebena(p)),
    at(150, 540, 1, incense(p)),
    at(700, 556, 0.5, mesob(p)),
    times(9, (index) =>
      flower(60 + index * 84 + random() * 30, 566 + random() * 20, 13, p.gold, darker(p.gold, 0.45)),
    ),
  )

/** A clay burner with charcoal and smoke. */
const incense = (p: Palette): string =>
  draw(
    shadow(4, 0, 60),
    disc(0, -70, 90, glow(p.light), opacity(0.6)),
    shape('M-46 -72H46L30 -40H-30Z', body('#7a3d28')),
    shape('M-18 -42H18L34 0H-34Z', body('#7a3d28')),
    times(5, (index) => disc(-28 + index * 14, -74 - (index % 2) * 5, 10, index % 2 ? '#e0622d' : '#3a2a25')),
    line('M-8 -90q-26 -30 0 -60t0 -62q-14 -24 4 -48M14 -92q-18 -24 2 -50t0 -50', '#ffffff', 7, opacity(0.32)),
  )

export const mesobBasket = (p: Palette, random: Random): string =>
  draw(
    stage(p, random, 'cloth'),
    at(400, GROUND + 16, 1.22, mesob(p)),
    injeraRoll(650, GROUND + 22, -4),
    injeraRoll(628, GROUND - 8, 3),
    at(150, GROUND + 12, 0.9, cup(p)),
  )

/** A shared tray from above on a woven cloth. */
export const injeraPlatter = (p: Palette, random: Random): string =>
  draw(
    rect(0, 0, 800, 600, 0, fall(lighter(p.wall, 0.12), darker(p.wall, 0.08))),
    rect(70, -20, 660, 640, 0, fall(lighter(p.cloth, 0.25), darker(p.cloth, 0.06))),
    tibeb(70, 24, 660, 26, { ground: p.cloth, thread: p.main, second: p.accent }),
    tibeb(70, 552, 660, 26, { ground: p.cloth, thread: p.main, second: p.accent }),
    at(400, 300, 1, injeraTray(p, random, 205)),
    at(690, 128, 0.9, topCup(p)),
    at(112, 468, 0.9, topCup(p)),
    injeraRoll(122, 150, -58),
    injeraRoll(690, 470, -52),
  )

const topCup = (p: Palette): string =>
  draw(
    oval(6, 8, 58, 56, '#1c0f08', opacity(0.16)),
    disc(0, 0, 56, '#ffffff'),
    disc(0, 0, 50, darker(p.cloth, 0.06)),
    disc(0, 0, 34, p.gold),
    disc(0, 0, 31, '#ffffff'),
    disc(0, 0, 26, '#3b1f12'),
    oval(-8, -9, 9, 5, '#8a5a35', opacity(0.8)),
  )

/** Berbere, shiro and turmeric. */
export const spices = (p: Palette, random: Random): string =>
  draw(
    stage(p, random),
    at(206, GROUND - 4, 1.66, spiceJar(p, '#a32a17', p.main)),
    at(400, GROUND - 14, 1.94, spiceJar(p, '#d99a2b', p.accent)),
    at(594, GROUND - 4, 1.66, spiceJar(p, '#8c5a2b', p.main)),
    at(304, GROUND + 58, 1.02, bowl(p, '#b3361d')),
    at(520, GROUND + 60, 0.96, bowl(p, '#e0ad3a')),
    times(5, (index) => chilli(120 + index * 10, GROUND + 40 + index * 10, index * 24 - 40)),
    chilli(670, GROUND + 46, 20),
    chilli(704, GROUND + 62, -30),
  )

const chilli = (x: number, y: number, lean: number): string =>
  `<g transform="rotate(${lean} ${x} ${y})">${shape(`M${x} ${y}q34 -16 64 10q-34 14 -64 -10Z`, body('#b3261e'))}${line(`M${x} ${y}q-10 -4 -14 -12`, '#4a8354', 4)}</g>`

/** Bread of the feast, round, with butter and honey. */
export const feastBread = (p: Palette, random: Random): string =>
  draw(
    stage(p, random, 'cloth'),
    shadow(400, GROUND + 14, 250, 28),
    oval(400, GROUND, 240, 34, body(p.wood)),
    shape('M188 470Q180 330 400 322T612 470Q520 502 400 502T188 470Z', body('#c98a45', 0.2)),
    shape('M212 440Q240 344 400 338Q300 360 262 452Z', '#ffffff', opacity(0.18)),
    line(
      'M300 352Q360 400 350 494M400 334V500M500 352Q440 400 450 494M206 424Q400 474 594 424',
      darker('#c98a45', 0.3),
      5,
      opacity(0.55),
    ),
    times(22, (index) =>
      oval(250 + ((index * 53) % 300), 362 + ((index * 37) % 90), 4, 2.4, '#4b3018', opacity(0.7)),
    ),
    at(150, GROUND + 26, 0.9, honeyPot(p)),
    at(670, GROUND + 26, 1, cup(p, p.accent)),
  )

const honeyPot = (p: Palette): string =>
  draw(
    shadow(4, 0, 70),
    shape('M-52 -90Q-66 -30 -40 0H40Q66 -30 52 -90Z', body(p.gold)),
    rect(-56, -102, 112, 18, 9, body(p.wood)),
    tibeb(-58, -60, 116, 18, { ground: p.gold, thread: p.accent, second: p.cloth }),
    line('M20 -104L66 -160', p.wood, 8),
    oval(14, -104, 14, 9, darker(p.wood, 0.1)),
  )

/** The electric pan that injera is baked on. */
export const mitad = (p: Palette, random: Random): string =>
  draw(
    stage(p, random),
    shadow(400, GROUND + 22, 280, 28),
    rect(230, GROUND - 4, 40, 26, 6, p.ink),
    rect(530, GROUND - 4, 40, 26, 6, p.ink),
    shape(`M150 ${GROUND - 60}H650L624 ${GROUND}Q400 ${GROUND + 22} 176 ${GROUND}Z`, body('#55493f')),
    disc(400, GROUND - 18, 14, '#d0473a'),
    disc(400, GROUND - 18, 7, '#ffd9a0'),
    oval(400, GROUND - 62, 262, 52, body('#6b5d50')),
    oval(400, GROUND - 66, 240, 44, '#2c2420'),
    oval(400, GROUND - 68, 222, 39, body('#dcc7a5', 0.08)),
    times(70, () => {
      const angle = random() * Math.PI * 2
      const reach = Math.sqrt(random())
      return oval(
        400 + Math.cos(angle) * reach * 210,
        GROUND - 68 + Math.sin(angle) * reach * 36,
        4,
        2,
        '#a98b66',
        opacity(0.6),
      )
    }),
    at(
      400,
      GROUND - 196,
      1,
      shape('M-236 0Q-210 -120 0 -128T236 0Q0 34 -236 0Z', body(mix(p.gold, p.wood, 0.4))),
      tibeb(-214, -34, 428, 22, { ground: mix(p.gold, p.wood, 0.4), thread: p.accent, second: p.main }),
      tibeb(-150, -86, 300, 16, { ground: mix(p.gold, p.wood, 0.4), thread: p.main, second: p.cloth }),
      rect(-22, -150, 44, 28, 10, body(p.wood)),
    ),
    coffeeSteam(250, GROUND - 120),
    coffeeSteam(520, GROUND - 120),
  )

/** Pots and pans with a ladle. */
export const cookingPots = (p: Palette, random: Random): string => {
  const vessel = (x: number, y: number, width: number, height: number, color: string) =>
    draw(
      shadow(x, y, width * 0.66),
      rect(x - width / 2, y - height, width, height, 22, body(color)),
      line(
        `M${x - width / 2 - 18} ${y - height * 0.62}h18M${x + width / 2} ${y - height * 0.62}h18`,
        darker(p.ink, 0),
        15,
      ),
      oval(x, y - height, width / 2, 16, darker(color, 0.25)),
      shape(
        `M${x - width / 2} ${y - height}Q${x} ${y - height - 58} ${x + width / 2} ${y - height}Q${x} ${y - height + 22} ${x - width / 2} ${y - height}Z`,
        body(lighter(color, 0.16)),
      ),
      disc(x, y - height - 38, 13, p.gold),
      gleam(x - width * 0.3, y - height * 0.5, 8, height * 0.24, 6),
    )
  return draw(
    stage(p, random),
    vessel(262, GROUND - 4, 270, 226, p.main),
    vessel(530, GROUND + 6, 290, 152, p.accent),
    vessel(650, GROUND + 48, 156, 88, p.gold),
    line(`M130 ${GROUND + 50}L380 ${GROUND + 34}`, p.wood, 13),
    oval(396, GROUND + 34, 36, 17, body(p.wood)),
  )
}
