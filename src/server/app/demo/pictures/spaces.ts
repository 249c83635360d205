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
import {
  floorBoards,
  pendant,
  plant,
  room,
  rug,
  shelf,
  sunbeam,
  wallPicture,
  windowPane,
} from './room-props.ts'

/** One room below the street with a high window, a pull-out bed and a kitchenette. */
export const basementStudio = (p: Palette, random: Random): string =>
  draw(
    room(p, 440),
    floorBoards(p, 440),
    rect(80, 44, 250, 96, 10, lighter(p.cloth, 0.2)),
    rect(90, 54, 230, 76, 5, fall(p.sky, lighter(p.sky, 0.4))),
    times(9, (index) => grassBlade(110 + index * 25, 130, p.leaf, index)),
    line('M205 54V130', lighter(p.cloth, 0.2), 7),
    rect(560, 150, 210, 300, 12, fall(mix(p.main, p.cloth, 0.1), darker(p.main, 0.12))),
    line('M665 160V440M566 300H764', darker(p.main, 0.3), 3),
    disc(650, 330, 5, p.gold),
    disc(680, 330, 5, p.gold),
    shelf(p, 376, 240, 160, random),
    rug(p, 210, 520, 320, 60),
    shadow(270, 520, 230, 22),
    rect(70, 360, 400, 70, 20, fall(lighter(p.accent, 0.08), darker(p.accent, 0.12))),
    rect(60, 410, 420, 60, 18, fall(p.cloth, darker(p.cloth, 0.14))),
    rect(60, 446, 420, 54, 14, fall(darker(p.accent, 0.05), darker(p.accent, 0.25))),
    tibeb(70, 452, 400, 18, { ground: darker(p.accent, 0.1), thread: p.gold, second: p.cloth }),
    at(130, 424, 0.9, rect(-50, -60, 100, 60, 22, body(lighter(p.cloth, 0.3), 0.1))),
    at(410, 424, 0.8, rect(-40, -66, 80, 66, 20, body(p.gold, 0.1))),
    at(520, 506, 0.8, plant(p, random, 7)),
    pendant(p, 500, 110),
    sunbeam(p, 100, 190, 0.25),
  )

const grassBlade = (x: number, y: number, color: string, index: number) =>
  line(
    `M${x} ${y}q${-4 + (index % 3) * 4} -14 ${-6 + (index % 4) * 4} ${-22 - (index % 3) * 8}`,
    index % 2 ? color : darker(color, 0.2),
    4,
  )

/** A round table laid for four under a lamp. */
export const diningRoom = (p: Palette, random: Random): string => {
  const chair = (x: number, lean: number) =>
    draw(
      shadow(x, 540, 54),
      line(`M${x - 26} 440L${x - 30 + lean} 538M${x + 26} 440L${x + 30 + lean} 538`, darker(p.wood, 0.25), 9),
      rect(x - 36, 424, 72, 20, 8, body(p.accent)),
      rect(x - 34, 300, 68, 92, 24, 'none', `stroke="${p.wood}" stroke-width="10"`),
      line(`M${x} 304v86`, p.wood, 8),
      line(`M${x - 30} 390v40M${x + 30} 390v40`, p.wood, 9),
    )
  return draw(
    room(p),
    floorBoards(p),
    windowPane(p, 80, 80, 170, 200),
    wallPicture(p, 560, 90, 150, 120, random() > 0.5),
    rug(p, 150, 520, 500, 66),
    chair(230, -6),
    chair(570, 6),
    shadow(400, 552, 200, 22),
    shape('M386 400h28l10 138h40v12H336v-12h40Z', body(p.wood)),
    oval(400, 398, 196, 34, darker(p.wood, 0.2)),
    oval(400, 390, 196, 34, fall(lighter(p.wood, 0.28), p.wood)),
    oval(400, 388, 120, 20, p.cloth),
    oval(400, 388, 98, 15, 'none', `stroke="${p.main}" stroke-width="4" stroke-dasharray="8 5"`),
    times(4, (index) =>
      oval(
        280 + index * 80,
        index % 3 === 0 ? 388 : index === 1 ? 404 : 374,
        26,
        6,
        index % 2 ? p.gold : p.main,
      ),
    ),
    shape('M374 384Q368 352 384 346H416Q432 352 426 384Z', body(p.accent)),
    times(7, (index) =>
      line(`M400 346q${-36 + index * 12} -30 ${-44 + index * 15} ${-64 - (index % 2) * 18}`, p.leaf, 3),
    ),
    times(7, (index) => flower(356 + index * 15, 280 - (index % 2) * 18, 11, p.gold, darker(p.gold, 0.45))),
    pendant(p, 400, 150),
    at(726, 500, 1.1, plant(p, random, 11)),
    sunbeam(p, 90, 160, 0.26),
  )
}

/** A storage room: shelves, boxes and a rolled carpet behind an open shutter. */
export const storageUnit = (p: Palette, random: Random): string => {
  const carton = (x: number, y: number, width: number, height: number, turn = 0) => {
    const color = mix(p.wood, p.gold, 0.35 + random() * 0.2)
    return draw(
      `<g transform="rotate(${turn} ${x + width / 2} ${y})">`,
      rect(x, y - height, width, height, 5, body(color, 0.12)),
      rect(x + width / 2 - 9, y - height, 18, height * 0.4, 0, lighter(color, 0.35), opacity(0.7)),
      line(`M${x + 4} ${y - height + 6}h${width - 8}`, darker(color, 0.2), 2, opacity(0.6)),
      '</g>',
    )
  }
  return draw(
    room(p, 470),
    rect(90, 90, 620, 400, 8, fall(darker(p.wall, 0.35), darker(p.wall, 0.22))),
    disc(400, 150, 240, glow(p.light), opacity(0.5)),
    shape('M90 490H710L760 600H40Z', fall(darker(p.floor, 0.2), p.floor)),
    rect(70, 50, 660, 62, 12, fall(lighter(p.main, 0.12), darker(p.main, 0.12))),
    times(3, (index) => line(`M74 ${68 + index * 15}h652`, darker(p.main, 0.22), 3)),
    rect(70, 104, 24, 420, 6, body(darker(p.main, 0.1))),
    rect(706, 104, 24, 420, 6, body(darker(p.main, 0.1))),
    rect(560, 200, 12, 300, 4, p.ink),
    rect(686, 200, 12, 300, 4, p.ink),
    times(3, (index) => rect(554, 268 + index * 78, 150, 10, 3, p.wood)),
    carton(572, 268, 60, 52),
    carton(638, 268, 46, 40),
    carton(578, 346, 100, 56),
    carton(572, 424, 52, 60),
    carton(630, 424, 52, 44),
    shadow(300, 520, 210, 22),
    carton(130, 520, 130, 112),
    carton(266, 520, 120, 92),
    carton(150, 408, 110, 84, -2),
    carton(270, 428, 104, 76, 2),
    carton(176, 322, 84, 64, 1),
    shadow(460, 528, 70),
    rolledCarpet(p),
  )
}

const rolledCarpet = (p: Palette): string =>
  `<g transform="rotate(8 470 520)">${rect(436, 262, 66, 262, 30, body(p.accent))}${tibeb(436, 330, 66, 22, { ground: p.accent, thread: p.cloth, second: p.gold })}${tibeb(436, 440, 66, 22, { ground: p.accent, thread: p.cloth, second: p.gold })}${oval(469, 270, 33, 12, darker(p.accent, 0.25))}${oval(469, 270, 20, 7, p.cloth)}${oval(469, 270, 10, 3.5, darker(p.accent, 0.3))}</g>`

/** Boxes of a move in an empty room. */
export const movingBoxes = (p: Palette, random: Random): string => {
  const carton = (x: number, y: number, width: number, height: number, color: string) =>
    draw(
      shadow(x + width / 2, y, width * 0.6),
      rect(x, y - height, width, height, 6, body(color, 0.12)),
      rect(x + width / 2 - 14, y - height, 28, height * 0.45, 0, lighter(color, 0.4), opacity(0.7)),
      line(`M${x + 20} ${y - 28}h38M${x + 20} ${y - 44}h22`, darker(color, 0.3), 6, opacity(0.6)),
    )
  const kraft = mix(p.wood, p.gold, 0.45)
  return draw(
    room(p, 440),
    windowPane(p, 100, 80, 170, 190, false),
    wallPicture(p, 560, 110, 110, 90),
    carton(150, 560, 210, 170, kraft),
    carton(180, 390, 160, 120, lighter(kraft, 0.12)),
    carton(390, 560, 170, 140, darker(kraft, 0.08)),
    shape('M560 400L600 360H720L690 400Z', lighter(kraft, 0.2)),
    carton(560, 560, 150, 160, kraft),
    at(635, 412, 0.8, plant(p, random, 9)),
    shape('M560 400H710V440H560Z', body(kraft, 0.12)),
    rect(410, 330, 130, 90, 14, body(p.accent)),
    tibeb(410, 360, 130, 24, { ground: p.accent, thread: p.cloth, second: p.gold }),
  )
}
