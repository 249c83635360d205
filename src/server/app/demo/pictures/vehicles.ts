import {
  across,
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
  rect,
  shadow,
  shape,
  tibeb,
  times,
} from './drawing.ts'
import type { Palette } from './palettes.ts'

const wheel = (p: Palette, x: number, y: number, radius: number): string =>
  draw(
    disc(x, y, radius, p.ink),
    disc(x, y, radius * 0.62, across('#e9e3d8', '#a79f92')),
    times(
      5,
      (index) =>
        `<rect x="${x - radius * 0.06}" y="${y - radius * 0.56}" width="${radius * 0.12}" height="${radius * 0.5}" fill="#6d655b" transform="rotate(${index * 72} ${x} ${y})"/>`,
    ),
    disc(x, y, radius * 0.16, '#57504a'),
  )

const glass = (p: Palette, path: string) =>
  draw(shape(path, fall(mix(p.sky, '#ffffff', 0.35), mix(p.sky, p.ink, 0.35))))

/** A saloon from the side, 560 wide; its wheels stand at 0, 0. */
export const car = (p: Palette, color = p.main): string =>
  draw(
    shadow(0, 4, 300, 26),
    shape(
      'M-278 -44Q-286 -96 -250 -112Q-196 -124 -160 -130Q-120 -196 -60 -206Q40 -214 110 -200Q158 -178 196 -130Q260 -120 276 -92Q284 -70 280 -44Q278 -30 262 -30H-262Q-276 -30 -278 -44Z',
      fall(lighter(color, 0.16), darker(color, 0.12)),
    ),
    shape(
      'M-278 -60Q-282 -40 -262 -30H262Q280 -34 281 -60Q140 -46 -278 -60Z',
      darker(color, 0.28),
      opacity(0.5),
    ),
    glass(p, 'M-138 -132Q-104 -184 -56 -190L-8 -193V-132Z'),
    glass(p, 'M8 -193Q62 -196 102 -186Q138 -168 166 -132H8Z'),
    shape('M-96 -132L-48 -189h26L-66 -132ZM70 -132L104 -186l14 8L92 -132Z', '#ffffff', opacity(0.22)),
    line('M-250 -108Q-60 -128 262 -106', lighter(color, 0.35), 3, opacity(0.7)),
    line(
      'M-146 -124V-46Q-146 -38 -136 -38H-4V-126M4 -38H128Q140 -40 146 -60Q156 -92 176 -124',
      darker(color, 0.28),
      2.5,
      opacity(0.7),
    ),
    rect(-44, -112, 30, 7, 3.5, lighter(color, 0.4)),
    rect(100, -112, 30, 7, 3.5, lighter(color, 0.4)),
    rect(-282, -94, 30, 20, 8, p.accent === color ? p.gold : '#d0473a'),
    shape('M246 -108Q274 -104 278 -84Q258 -80 238 -92Z', lighter(p.light, 0.4)),
    rect(252, -56, 34, 14, 6, '#d9d2c6'),
    rect(-288, -56, 34, 14, 6, '#d9d2c6'),
    shape('M-226 -30Q-224 -90 -168 -90T-110 -30ZM110 -30Q112 -90 168 -90T226 -30Z', darker(p.ink, 0.2)),
    wheel(p, -168, -38, 42),
    wheel(p, 168, -38, 42),
  )

/** A removal van with its back to the left, 620 wide. */
export const van = (p: Palette, color = p.main): string =>
  draw(
    shadow(0, 4, 330, 26),
    rect(-310, -306, 420, 262, 20, fall(lighter(p.cloth, 0.2), darker(p.cloth, 0.1))),
    tibeb(-310, -236, 420, 40, { ground: p.cloth, thread: color, second: p.gold }),
    rect(-310, -90, 420, 46, 8, color),
    shape(
      'M104 -44V-244Q104 -256 118 -256H206Q232 -256 246 -232L286 -160Q310 -150 312 -124V-60Q312 -44 296 -44Z',
      fall(lighter(color, 0.16), darker(color, 0.1)),
    ),
    glass(p, 'M138 -164V-228H200Q216 -228 224 -214L250 -164Z'),
    shape('M156 -164L186 -228h18L174 -164Z', '#ffffff', opacity(0.25)),
    line('M130 -60V-236M130 -144H268', darker(color, 0.25), 2.5),
    rect(146, -132, 30, 8, 4, lighter(color, 0.4)),
    rect(292, -120, 20, 26, 8, lighter(p.light, 0.4)),
    rect(-318, -58, 640, 18, 8, darker(p.ink, 0)),
    shape('M-254 -40Q-252 -102 -194 -102T-134 -40ZM150 -40Q152 -102 210 -102T270 -40Z', p.ink),
    wheel(p, -194, -42, 46),
    wheel(p, 210, -42, 46),
  )

/** A town bicycle, 420 wide, with a basket. */
export const bicycle = (p: Palette, color = p.main): string => {
  const rim = (x: number) =>
    draw(
      disc(x, -92, 88, 'none', `stroke="${p.ink}" stroke-width="11"`),
      disc(x, -92, 80, 'none', `stroke="#cfc6b8" stroke-width="4"`),
      times(
        12,
        (index) =>
          `<path d="M${x} -92V-170" stroke="#b5ab9c" stroke-width="1.6" transform="rotate(${index * 30} ${x} -92)"/>`,
      ),
      disc(x, -92, 9, '#8d8478'),
    )
  return draw(
    shadow(-140, 2, 110),
    shadow(150, 2, 110),
    rim(-140),
    rim(150),
    line('M-140 -92L-64 -208L90 -214L-20 -92ZM-64 -208L-20 -92L-140 -92', color, 13),
    line('M-64 -208L-76 -240M90 -214L82 -262L118 -282L150 -268', color, 12),
    line('M90 -214L150 -92', color, 13),
    line('M-60 -204L84 -210', lighter(color, 0.35), 3, opacity(0.8)),
    shape('M-122 -250Q-76 -268 -40 -250Q-44 -236 -76 -238Q-112 -236 -122 -250Z', body(p.wood)),
    line('M112 -282L158 -288', p.ink, 12),
    disc(-20, -92, 26, 'none', `stroke="#a79d8f" stroke-width="8"`),
    line('M-20 -92L6 -52M-2 -48h22M-20 -92L-46 -130M-58 -134h22', '#7d7468', 8),
    line('M-136 -84L-24 -70M-136 -100L-24 -116', '#6f675c', 3),
    shape('M120 -254H212L198 -182H134Z', body(mix(p.wood, p.gold, 0.6))),
    tibeb(127, -240, 78, 18, { ground: mix(p.wood, p.gold, 0.6), thread: p.accent, second: p.cloth }),
    line('M-220 -112Q-206 -190 -136 -186', lighter(color, 0.05), 9),
  )
}

/** A delivery scooter with a box, 360 wide. */
export const scooter = (p: Palette, color = p.main): string =>
  draw(
    shadow(0, 4, 220, 20),
    wheel(p, -118, -40, 40),
    wheel(p, 132, -40, 40),
    shape(
      'M-178 -62Q-178 -120 -118 -122H-40Q-14 -122 -8 -90L0 -58H66Q88 -58 94 -84L112 -196H142L150 -100Q146 -40 84 -34H-70Q-70 -72 -118 -72Q-150 -72 -160 -46Q-178 -48 -178 -62Z',
      fall(lighter(color, 0.16), darker(color, 0.14)),
    ),
    shape('M-150 -128H-22Q-14 -150 -40 -152H-130Q-152 -150 -150 -128Z', body(p.ink, 0.08)),
    line('M-176 -150L-150 -112M-100 -150L-108 -118M-190 -148H-86', p.ink, 7),
    rect(-196, -246, 116, 98, 12, body(p.accent)),
    tibeb(-196, -196, 116, 22, { ground: p.accent, thread: p.cloth, second: p.gold }),
    line('M126 -190L112 -244L84 -256', p.ink, 10),
    disc(140, -178, 17, lighter(p.light, 0.4)),
    line('M104 -236q-8 -40 -26 -44', '#8d8478', 4),
    oval(74, -284, 15, 11, '#c9d3d3'),
    shape('M100 -64Q108 -96 134 -96T172 -62Q154 -74 134 -74T100 -64Z', darker(color, 0.1)),
  )
