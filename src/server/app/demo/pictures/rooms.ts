import {
  across,
  at,
  body,
  darker,
  disc,
  draw,
  fade,
  fall,
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
  sunbeam,
  wallPicture,
  windowPane,
} from './room-props.ts'

/** A bed with a gabi over it, seen from the side; its foot end at the right. */
const bed = (p: Palette): string =>
  draw(
    shadow(0, 4, 260, 26),
    rect(-236, -196, 22, 196, 9, body(p.wood)),
    rect(206, -110, 20, 110, 8, body(p.wood)),
    rect(-224, -70, 440, 42, 8, fall(p.wood, darker(p.wood, 0.25))),
    rect(-220, -118, 432, 60, 22, fall(p.cloth, darker(p.cloth, 0.12))),
    rect(-210, -152, 110, 54, 24, body(lighter(p.cloth, 0.4), 0.08)),
    rect(-186, -164, 100, 52, 24, body(mix(p.cloth, p.gold, 0.35), 0.1)),
    shape(
      'M-96 -128Q-40 -142 40 -132T208 -128Q222 -124 220 -104V-34Q150 -24 60 -30T-92 -34Q-112 -84 -96 -128Z',
      fall(lighter(p.main, 0.08), darker(p.main, 0.14)),
    ),
    line(
      'M-40 -120Q-52 -80 -44 -36M60 -124Q50 -80 58 -34M150 -122Q142 -80 148 -36',
      darker(p.main, 0.22),
      3,
      opacity(0.55),
    ),
    shape('M-96 -128Q-74 -134 -52 -136Q-66 -80 -50 -32L-92 -34Q-112 -84 -96 -128Z', body(p.cloth, 0.1)),
    tibeb(-92, -58, 310, 20, { ground: mix(p.main, p.cloth, 0.08), thread: p.gold, second: p.cloth }),
  )

const nightTable = (p: Palette): string =>
  draw(
    shadow(0, 2, 62),
    rect(-44, -92, 88, 12, 5, lighter(p.wood, 0.12)),
    rect(-38, -82, 76, 50, 5, fall(p.wood, darker(p.wood, 0.2))),
    disc(0, -58, 4, p.gold),
    line('M-32 -34V0M32 -34V0', darker(p.wood, 0.2), 8),
    disc(0, -142, 110, `url(#glow-${p.light.slice(1)})`, opacity(0.7)),
    rect(-5, -126, 10, 34, 4, p.gold),
    shape('M-20 -168H20L34 -122H-34Z', fall(lighter(p.light, 0.35), p.light)),
  )

export const bedroom = (p: Palette, random: Random): string => {
  const scene = draw(
    room(p),
    floorBoards(p),
    windowPane(p, 330, 90, 170, 190),
    wallPicture(p, 590, 130, 110, 90, random() > 0.5),
    rug(p, 250, 520, 330, 62),
    at(430, 492, 1.08, bed(p)),
    at(120, 476, 1, nightTable(p)),
    at(728, 486, 0.95, plant(p, random)),
    sunbeam(p, 330, 160, 0.22),
  )
  return random() > 0.5 ? scene : mirrored(400, scene)
}

/** A bed against the wall seen from its foot. */
export const bedroomFront = (p: Palette, random: Random): string =>
  draw(
    room(p, 400),
    floorBoards(p, 400),
    wallPicture(p, 285, 60, 110, 110),
    wallPicture(p, 410, 60, 110, 110, true),
    windowPane(p, 60, 80, 120, 200, true),
    pendant(p, 660, 150),
    shadow(400, 560, 310, 30),
    rect(190, 210, 420, 190, 34, fall(lighter(p.wood, 0.12), darker(p.wood, 0.15))),
    times(5, (index) => line(`M${250 + index * 75} 232V330`, darker(p.wood, 0.18), 4, opacity(0.5))),
    rect(176, 330, 448, 220, 36, fall(p.cloth, darker(p.cloth, 0.14))),
    at(300, 372, 1.3, cushion(lighter(p.cloth, 0.4), p)),
    at(500, 372, 1.3, cushion(lighter(p.cloth, 0.4), p)),
    at(400, 384, 1, cushion(p.accent, p, true)),
    shape(
      'M166 420Q400 388 634 420L646 552Q400 580 154 552Z',
      fall(lighter(p.main, 0.1), darker(p.main, 0.18)),
    ),
    shape('M166 420Q400 388 634 420L636 446Q400 414 164 446Z', body(p.cloth, 0.1)),
    line('M270 440Q262 500 258 556M530 440Q538 500 542 556', darker(p.main, 0.25), 3, opacity(0.5)),
    tibeb(160, 496, 480, 26, { ground: mix(p.main, p.cloth, 0.08), thread: p.gold, second: p.cloth }),
    at(712, 512, 0.9, plant(p, random)),
    sunbeam(p, 70, 120, 0.26),
  )

/** A sofa with a woven throw; stands at 0, 0, 420 wide. */
export const sofa = (p: Palette, color = p.main): string =>
  draw(
    shadow(0, 6, 250, 24),
    line('M-170 -10V4M170 -10V4', darker(p.wood, 0.2), 14),
    rect(-190, -176, 380, 140, 38, fall(lighter(color, 0.12), darker(color, 0.12))),
    line('M0 -166V-84', darker(color, 0.25), 3, opacity(0.5)),
    rect(-186, -92, 190, 62, 22, fall(lighter(color, 0.2), color)),
    rect(-4, -92, 190, 62, 22, fall(lighter(color, 0.2), color)),
    rect(-196, -52, 392, 42, 16, fall(darker(color, 0.05), darker(color, 0.28))),
    rect(-216, -128, 54, 120, 26, body(lighter(color, 0.06))),
    rect(162, -128, 54, 120, 26, body(color)),
    at(-112, -88, 0.86, cushion(p.gold, p)),
    at(-56, -84, 0.8, cushion(p.accent, p, true)),
    at(118, -86, 0.86, cushion(p.cloth, p, false)),
    shape('M52 -180Q86 -186 104 -180L110 -96Q84 -88 60 -94Z', body(p.cloth, 0.12)),
    tibeb(58, -124, 50, 16, { ground: p.cloth, thread: p.accent, second: p.main }),
  )

export const livingRoom = (p: Palette, random: Random): string =>
  draw(
    room(p),
    floorBoards(p),
    windowPane(p, 90, 80, 190, 210),
    random() > 0.5
      ? draw(wallPicture(p, 430, 96, 120, 150), wallPicture(p, 570, 120, 90, 104, true))
      : shelf(p, 430, 190, 230, random),
    rug(p, 190, 500, 420, 70),
    at(470, 486, 1.05, sofa(p)),
    at(726, 484, 1, floorLamp(p)),
    at(128, 498, 1.12, plant(p, random, 11)),
    lowTable(p, 380, 566),
    sunbeam(p, 100, 170, 0.28),
  )

const lowTable = (p: Palette, x: number, y: number): string =>
  draw(
    shadow(x, y + 8, 130, 14),
    line(
      `M${x - 80} ${y - 30}L${x - 92} ${y + 6}M${x + 80} ${y - 30}L${x + 92} ${y + 6}`,
      darker(p.wood, 0.25),
      9,
    ),
    rect(x - 120, y - 46, 240, 20, 10, fall(lighter(p.wood, 0.25), p.wood)),
    shape(`M${x - 66} ${y - 84}h44l-8 38h-28Z`, body(p.cloth, 0.1)),
    rect(x + 10, y - 56, 74, 10, 3, p.accent),
    rect(x + 16, y - 65, 62, 9, 3, p.gold),
  )

export const kitchen = (p: Palette, random: Random): string => {
  const front = mix(p.main, p.cloth, 0.12)
  const door = (x: number, y: number, width: number, height: number) =>
    draw(
      rect(x, y, width, height, 8, fall(lighter(front, 0.1), darker(front, 0.08))),
      rect(
        x + 9,
        y + 9,
        width - 18,
        height - 18,
        5,
        'none',
        `stroke="${darker(front, 0.18)}" stroke-width="2.5"`,
      ),
      rect(x + width / 2 - 16, y + (height > 130 ? 22 : height - 24), 32, 6, 3, p.gold),
    )
  return draw(
    room(p, 480),
    times(22, (index) =>
      rect(
        (index % 11) * 74 - 6,
        262 + Math.floor(index / 11) * 52,
        68,
        46,
        6,
        lighter(p.wall, 0.3),
        opacity(0.55),
      ),
    ),
    windowPane(p, 330, 70, 170, 150, false),
    door(36, 50, 118, 150),
    door(160, 50, 118, 150),
    door(556, 50, 104, 150),
    door(666, 50, 104, 150),
    rect(30, 200, 254, 12, 0, fade('#1c0f08'), opacity(0.3)),
    rect(550, 200, 226, 12, 0, fade('#1c0f08'), opacity(0.3)),
    rect(0, 366, 800, 22, 6, fall(lighter(p.cloth, 0.2), darker(p.cloth, 0.08))),
    times(5, (index) => (index === 3 ? '' : door(14 + index * 156, 392, 148, 134))),
    rect(482, 388, 148, 140, 8, fall('#f4f0ea', '#cfc8bd')),
    rect(498, 430, 116, 80, 10, darker(p.ink, 0.1)),
    rect(506, 438, 100, 64, 8, fall(mix(p.ink, p.gold, 0.5), mix(p.ink, p.accent, 0.35))),
    times(4, (index) => disc(510 + index * 31, 408, 8, p.ink)),
    rect(498, 360, 116, 7, 3, p.ink),
    rect(0, 526, 800, 16, 0, darker(p.floor, 0.45)),
    pot(p, 556, 360),
    tap(p, 414, 366),
    at(106, 366, 0.62, jar(p, p.accent)),
    at(162, 366, 0.52, jar(p, p.gold)),
    at(210, 366, 0.46, jar(p, p.leaf)),
    at(712, 366, 0.72, plant(p, random, 7)),
    rug(p, 250, 560, 300, 34),
    pendant(p, 240, 268 - 30 * Math.round(random())),
    sunbeam(p, 340, 150, 0.2),
  )
}

const pot = (p: Palette, x: number, y: number): string =>
  draw(
    rect(x - 42, y - 50, 84, 50, 12, body(p.accent)),
    rect(x - 48, y - 58, 96, 11, 5, body(lighter(p.accent, 0.15))),
    disc(x, y - 64, 7, p.gold),
    line(
      `M${x - 10} ${y - 84}q-10 -14 0 -28t0 -28M${x + 16} ${y - 84}q-10 -14 0 -28t0 -28`,
      p.cloth,
      5,
      opacity(0.5),
    ),
  )

const tap = (p: Palette, x: number, y: number): string =>
  draw(
    line(`M${x} ${y}v-52q0 -26 26 -26t26 26v8`, darker(p.gold, 0.1), 10),
    line(`M${x} ${y}v-52q0 -26 26 -26`, lighter(p.gold, 0.4), 3),
  )

/** A lidded jar with something ground in it, 110 high. */
export const jar = (p: Palette, filling: string): string =>
  draw(
    shadow(4, 0, 48),
    rect(-40, -98, 80, 98, 20, across('#ffffff', darker(p.cloth, 0.12)), opacity(0.75)),
    shape('M-34 -66Q0 -76 34 -66V-18Q34 -6 20 -6H-20Q-34 -6 -34 -18Z', body(filling)),
    rect(-32, -118, 64, 24, 8, body(p.wood)),
    rect(-28, -88, 8, 66, 4, '#ffffff', opacity(0.45)),
  )

/** Washbasin, round mirror and towels. */
export const bathroom = (p: Palette, random: Random): string =>
  draw(
    room(p, 500),
    times(60, (index) =>
      rect(
        (index % 12) * 68 - 4,
        270 + Math.floor(index / 12) * 46,
        64,
        42,
        6,
        lighter(p.wall, 0.35),
        opacity(0.6),
      ),
    ),
    rect(0, 258, 800, 12, 4, p.gold, opacity(0.85)),
    disc(300, 150, 104, darker(p.wood, 0.1)),
    disc(300, 150, 92, fall(lighter(p.sky, 0.3), p.sky)),
    shape('M236 190L330 70h34L262 216Z', '#ffffff', opacity(0.3)),
    shadow(300, 560, 170, 18),
    rect(170, 372, 260, 180, 14, fall(lighter(p.main, 0.1), darker(p.main, 0.15))),
    line('M300 386V540', darker(p.main, 0.3), 3),
    disc(282, 452, 6, p.gold),
    disc(318, 452, 6, p.gold),
    rect(152, 350, 296, 26, 12, fall(lighter(p.wood, 0.25), p.wood)),
    shape('M210 312H390Q386 352 340 352H260Q214 352 210 312Z', fall('#ffffff', darker(p.cloth, 0.12))),
    line('M300 312v-34q0 -16 16 -16h14', darker(p.gold, 0.12), 10),
    at(414, 350, 0.5, plant(p, random, 7)),
    line('M540 180h190', darker(p.wood, 0.15), 9),
    towel(p, 560, 184, p.cloth),
    towel(p, 650, 184, p.accent),
    shadow(640, 566, 90, 12),
    at(640, 566, 1.2, basket(p)),
  )

const towel = (p: Palette, x: number, y: number, color: string): string =>
  draw(
    rect(x, y - 6, 70, 190, 10, body(color, 0.12)),
    tibeb(x, y + 130, 70, 18, { ground: color, thread: p.main, second: p.gold }),
    line(`M${x + 8} ${y + 176}v14m14 -14v14m14 -14v14m14 -14v14m12 -14v14`, darker(color, 0.1), 3),
  )

const basket = (p: Palette): string =>
  draw(
    at(0, -64, 0.9, rect(-50, -26, 100, 40, 20, body(p.cloth, 0.1))),
    shape('M-62 -72H62L50 -6Q48 0 40 0H-40Q-48 0 -50 -6Z', body(mix(p.wood, p.gold, 0.55))),
    tibeb(-57, -50, 114, 20, { ground: mix(p.wood, p.gold, 0.55), thread: p.accent, second: p.main }),
    oval(0, -72, 62, 8, darker(mix(p.wood, p.gold, 0.5), 0.25), opacity(0.35)),
  )
