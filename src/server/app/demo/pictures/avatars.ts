import {
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
  seededRandom,
  seedOf,
  shape,
  tibeb,
  times,
  turned,
} from './drawing.ts'
import { PALETTES, type Palette } from './palettes.ts'

/** Hair and what is worn on it; `woven` stands for people who show a pattern instead of a face. */
export const LOOKS = [
  'short',
  'afro',
  'bun',
  'braids',
  'long',
  'curls',
  'shawl',
  'headscarf',
  'grey',
  'bald',
  'cap',
  'woven',
] as const
export type Look = (typeof LOOKS)[number]

const SKINS = ['#8d5a3b', '#7a4a2f', '#a06a45', '#6b3f2a', '#94603f', '#5f3826'] as const
const HAIR = '#271611'
const GREY = '#b9b2a8'
/** Canvas units of a portrait, a square. */
export const PORTRAIT = 400

const pick = <T>(random: Random, options: readonly [T, ...T[]]): T =>
  options[Math.floor(random() * options.length)] ?? options[0]

/** A portrait of 400 × 400 units, the same for the same name. */
export function portrait(name: string, look: Look): string {
  const random = seededRandom(seedOf(name))
  const p = pick<Palette>(random, [
    PALETTES.cotton,
    PALETTES.honey,
    PALETTES.berbere,
    PALETTES.forest,
    PALETTES.dawn,
  ])
  if (look === 'woven') return wovenDisc(p, random)
  const skin = pick<string>(random, SKINS)
  return draw(
    ground(p, random),
    behind(look, p),
    shoulders(p, random, skin, look),
    head(skin, look),
    face(skin, look, random),
    HAIR_OF[look](p, random),
  )
}

const ground = (p: Palette, random: Random): string => {
  const tone = pick(random, [p.wall, p.main, p.accent, p.gold, mix(p.main, p.wall, 0.5)])
  return draw(
    rect(0, 0, PORTRAIT, PORTRAIT, 0, fall(lighter(tone, 0.16), darker(tone, 0.08))),
    disc(200, 190, 158, lighter(tone, 0.28), opacity(0.55)),
    disc(90, 40, 220, glow('#fff0c4'), opacity(0.35)),
  )
}

/** What hangs behind the neck. */
const behind = (look: Look, p: Palette): string => {
  if (look === 'long')
    return shape('M112 190Q104 70 200 66T288 190Q300 290 282 330H118Q100 290 112 190Z', body(HAIR, 0.06))
  if (look === 'braids')
    return times(6, (index) => strand(118 + index * 33, 150, 318 - Math.abs(index - 2.5) * 10, p))
  if (look === 'afro')
    return draw(
      disc(200, 150, 122, body(HAIR, 0.08)),
      times(17, (index) =>
        disc(
          200 + Math.cos((index / 16) * Math.PI * 1.3 + 2.67) * 116,
          150 + Math.sin((index / 16) * Math.PI * 1.3 + 2.67) * 116,
          17,
          HAIR,
        ),
      ),
    )
  if (look === 'bun') return disc(200, 62, 38, body(HAIR, 0.08))
  if (look === 'shawl')
    return shape('M96 240Q84 62 200 58T304 240Q326 330 330 400H70Q74 330 96 240Z', body('#f3e9d8', 0.1))
  return ''
}

const strand = (x: number, from: number, to: number, p: Palette): string =>
  draw(
    times(11, (index) =>
      oval(x, from + ((to - from) * index) / 10, 11, 13, index % 2 ? HAIR : lighter(HAIR, 0.12)),
    ),
    disc(x, to + 10, 8, p.gold),
  )

const shoulders = (p: Palette, random: Random, skin: string, look: Look): string => {
  const traditional = look === 'shawl' || look === 'grey' || random() < 0.4
  const cloth = traditional
    ? '#fbf5e9'
    : pick(random, [p.main, p.accent, p.gold, darker(p.main, 0.35), '#3c4a63'])
  const outline = 'M36 400Q40 318 120 296L168 276Q200 306 232 276L280 296Q360 318 364 400Z'
  const band = { ground: cloth, thread: pick(random, [p.main, p.accent]), second: p.gold }
  return draw(
    rect(166, 226, 68, 84, 26, darker(skin, 0.16)),
    shape(outline, body(cloth, 0.12)),
    traditional
      ? draw(
          turned(90, 200, 350, tibeb(150, 334, 100, 32, band)),
          line('M164 278Q200 316 236 278', band.thread, 9),
          line('M158 284Q200 326 242 284', p.gold, 3.5),
        )
      : draw(
          shape('M168 276Q200 306 232 276L246 284Q200 334 154 284Z', darker(cloth, 0.2)),
          line('M110 318Q94 350 96 400M290 318Q306 350 304 400', darker(cloth, 0.16), 4, opacity(0.6)),
        ),
  )
}

const head = (skin: string, look: Look): string =>
  draw(
    look === 'shawl' || look === 'headscarf'
      ? ''
      : draw(oval(124, 186, 15, 21, darker(skin, 0.08)), oval(276, 186, 15, 21, darker(skin, 0.12))),
    shape('M126 168Q124 84 200 82T274 168Q276 262 200 274Q124 262 126 168Z', body(skin, 0.1)),
    oval(200, 268, 44, 9, darker(skin, 0.3), opacity(0.2)),
  )

const face = (skin: string, look: Look, random: Random): string => {
  const brow = look === 'grey' ? GREY : HAIR
  const smile = 216 + random() * 6
  return draw(
    oval(156, 208, 17, 11, '#c4513a', opacity(0.16)),
    oval(244, 208, 17, 11, '#c4513a', opacity(0.16)),
    oval(168, 178, 7, 8.5, '#1d120d'),
    oval(232, 178, 7, 8.5, '#1d120d'),
    disc(170.5, 175, 2.4, '#ffffff'),
    disc(234.5, 175, 2.4, '#ffffff'),
    line('M154 157Q168 148 182 155M218 155Q232 148 246 157', brow, 5),
    line('M200 180Q192 200 196 206Q202 210 208 206', darker(skin, 0.3), 4),
    random() < 0.5
      ? shape(
          `M174 ${smile}Q200 ${smile + 9} 226 ${smile}Q218 ${smile + 27} 200 ${smile + 27}T174 ${smile}Z`,
          '#fff8ee',
          `stroke="${darker(skin, 0.45)}" stroke-width="4" stroke-linejoin="round"`,
        )
      : line(`M176 ${smile + 4}Q200 ${smile + 24} 224 ${smile + 4}`, darker(skin, 0.5), 5.5),
    look === 'grey' || look === 'bald' || (look === 'short' && random() < 0.5) || look === 'cap'
      ? beard(look === 'grey' ? GREY : HAIR, smile)
      : '',
    (look === 'short' || look === 'curls' || look === 'bun') && random() < 0.3 ? glasses() : '',
  )
}

const beard = (color: string, smile: number): string =>
  shape(
    `M126 186Q128 270 200 284Q272 270 274 186Q268 226 240 ${smile - 4}Q200 ${smile - 20} 160 ${smile - 4}Q132 226 126 186ZM172 ${smile + 6}Q200 ${smile + 40} 228 ${smile + 6}Q200 ${smile - 4} 172 ${smile + 6}Z`,
    color,
    `fill-rule="evenodd" ${opacity(0.92)}`,
  )

const glasses = (): string =>
  draw(
    disc(168, 180, 25, '#ffffff', opacity(0.25)),
    disc(232, 180, 25, '#ffffff', opacity(0.25)),
    disc(168, 180, 25, 'none', 'stroke="#2b211b" stroke-width="5"'),
    disc(232, 180, 25, 'none', 'stroke="#2b211b" stroke-width="5"'),
    line('M193 178Q200 173 207 178', '#2b211b', 5),
  )

/** Drawn over the face; `p` and `random` vary what is worn. */
const HAIR_OF: Record<Look, (p: Palette, random: Random) => string> = {
  short: () =>
    shape(
      'M122 172Q112 70 200 66T278 172Q270 128 248 116Q200 104 152 116Q130 128 122 172Z',
      body(HAIR, 0.08),
    ),
  grey: () =>
    shape('M122 176Q110 70 200 66T278 176Q272 134 254 118Q200 100 146 118Q128 134 122 176Z', body(GREY, 0.1)),
  bald: () => oval(170, 106, 28, 13, '#ffffff', `${opacity(0.16)} transform="rotate(-18 170 106)"`),
  afro: () => shape('M120 186Q104 74 200 66T280 186Q270 124 200 118T120 186Z', HAIR),
  bun: (p) =>
    draw(
      shape('M120 182Q106 72 200 66T280 182Q276 118 200 110T120 182Z', body(HAIR, 0.08)),
      rect(172, 84, 56, 13, 6, p.gold),
    ),
  braids: () =>
    draw(
      shape('M118 192Q104 70 200 66T282 192Q276 124 200 104Q124 124 118 192Z', body(HAIR, 0.08)),
      times(7, (index) =>
        line(`M200 70Q${150 + index * 17} 84 ${130 + index * 23} 132`, lighter(HAIR, 0.3), 3, opacity(0.6)),
      ),
    ),
  long: () =>
    shape(
      'M116 206Q100 70 200 66T284 206Q278 140 232 112Q196 136 138 138Q122 164 116 206Z',
      body(HAIR, 0.08),
    ),
  curls: () =>
    draw(
      shape('M120 178Q104 74 200 66T280 178Q270 122 200 116T120 178Z', HAIR),
      times(15, (index) =>
        disc(
          200 - Math.cos((index / 14) * Math.PI) * 84,
          168 - Math.sin((index / 14) * Math.PI) * 92,
          19,
          index % 2 ? HAIR : lighter(HAIR, 0.1),
        ),
      ),
      times(9, (index) =>
        disc(
          200 - Math.cos((index / 8) * Math.PI) * 60,
          132 - Math.sin((index / 8) * Math.PI) * 34,
          15,
          index % 2 ? lighter(HAIR, 0.1) : HAIR,
        ),
      ),
    ),
  cap: (p) =>
    draw(
      shape('M124 140Q120 70 200 66T276 140Q200 122 124 140Z', body(p.accent)),
      tibeb(136, 112, 128, 20, { ground: p.accent, thread: p.cloth, second: p.gold }),
    ),
  shawl: (p, random) =>
    draw(
      shape('M120 200Q108 84 200 80T280 200Q276 122 200 112T120 200Z', HAIR),
      shape(
        'M110 236Q92 60 200 56T290 236Q300 160 262 112Q200 78 138 112Q100 160 110 236Z',
        body('#fbf5e9', 0.12),
      ),
      shape(
        'M96 240Q84 300 120 320L70 400H40Q44 320 96 240ZM304 240Q316 300 280 320L330 400H360Q356 320 304 240Z',
        body('#fbf5e9', 0.12),
      ),
      line('M138 112Q200 78 262 112', random() < 0.5 ? p.main : p.accent, 7),
      line('M132 122Q200 86 268 122', p.gold, 3),
    ),
  headscarf: (p) =>
    draw(
      shape(
        'M200 52Q96 54 106 190Q108 262 150 300Q200 322 250 300Q292 262 294 190Q304 54 200 52ZM200 96Q262 98 262 176Q262 254 200 268Q138 254 138 176Q138 98 200 96Z',
        body(p.main, 0.12),
        'fill-rule="evenodd"',
      ),
      shape(
        'M140 286Q200 330 262 282Q300 320 304 366Q240 384 180 360Q132 340 140 286Z',
        body(darker(p.main, 0.08), 0.1),
      ),
      line('M152 300Q210 338 268 306', darker(p.main, 0.22), 4, opacity(0.6)),
    ),
  woven: () => '',
}

/** A basket from above: rings of straw with woven borders. */
const wovenDisc = (p: Palette, random: Random): string => {
  const rings = [p.main, p.cloth, p.accent, p.gold, p.cloth, p.main]
  const petals = 14 + Math.floor(random() * 3) * 4
  return draw(
    rect(0, 0, PORTRAIT, PORTRAIT, 0, fall(lighter(p.wall, 0.2), p.wall)),
    rings.map((color, index) => disc(200, 200, 186 - index * 30, body(color, 0.08))).join(''),
    times(petals, (index) =>
      turned(
        (360 / petals) * index,
        200,
        200,
        shape('M200 22L214 50L200 78L186 50Z', p.gold),
        shape('M200 84L209 102L200 120L191 102Z', p.main),
      ),
    ),
    times(petals, (index) =>
      turned((360 / petals) * (index + 0.5), 200, 200, shape('M200 142L207 155L200 168L193 155Z', p.accent)),
    ),
    disc(200, 200, 14, p.gold),
  )
}
