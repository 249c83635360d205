/** The colours of one picture by their part in it. All are `#rrggbb`. */
export interface Palette {
  wall: string
  floor: string
  /** The largest thing in the picture. */
  main: string
  /** What stands beside it. */
  accent: string
  gold: string
  wood: string
  /** Cotton, paper, porcelain. */
  cloth: string
  leaf: string
  /** Darkest lines. */
  ink: string
  sky: string
  /** Sun by day, lamp at night. */
  light: string
}

/** Warm cotton white by the window. */
const cotton: Palette = {
  wall: '#f1e5d2',
  floor: '#d3a878',
  main: '#14694b',
  accent: '#b8402e',
  gold: '#e8ae36',
  wood: '#9c643a',
  cloth: '#fdf8ee',
  leaf: '#4a8354',
  ink: '#2c211b',
  sky: '#c9e0dd',
  light: '#fff1c9',
}

/** Late afternoon, honey on the wall. */
const honey: Palette = {
  wall: '#ecc37a',
  floor: '#b0703d',
  main: '#a8352a',
  accent: '#0f5f49',
  gold: '#f7d884',
  wood: '#7d4727',
  cloth: '#fff6e3',
  leaf: '#2f6b48',
  ink: '#2f1c12',
  sky: '#fbe3b2',
  light: '#fff0bd',
}

/** Berbere red earth. */
const berbere: Palette = {
  wall: '#cf7a5c',
  floor: '#8e4d35',
  main: '#155c48',
  accent: '#f0bf4c',
  gold: '#f5c95c',
  wood: '#6d3b24',
  cloth: '#fdf1de',
  leaf: '#33694a',
  ink: '#2a1712',
  sky: '#f3d0b0',
  light: '#ffe6b0',
}

/** Deep green wall, brass and cotton. */
const forest: Palette = {
  wall: '#2b6a54',
  floor: '#8a5c3b',
  main: '#e0aa3c',
  accent: '#c6533a',
  gold: '#f0c35a',
  wood: '#a9744a',
  cloth: '#f8efdd',
  leaf: '#7fb078',
  ink: '#16211b',
  sky: '#bfd9cd',
  light: '#ffeec2',
}

/** Evening, lamps are lit. */
const night: Palette = {
  wall: '#3a3044',
  floor: '#5c4034',
  main: '#bf5238',
  accent: '#2f8065',
  gold: '#f0b945',
  wood: '#8a5836',
  cloth: '#efe2cc',
  leaf: '#4f8560',
  ink: '#17131a',
  sky: '#2b3357',
  light: '#ffcf7a',
}

/** Early morning, rose and sage. */
const dawn: Palette = {
  wall: '#f0cdb8',
  floor: '#c58d68',
  main: '#2f6f74',
  accent: '#b5482f',
  gold: '#e9b044',
  wood: '#8d5535',
  cloth: '#fff5ea',
  leaf: '#5d8a5a',
  ink: '#2f1f1d',
  sky: '#f8dcc4',
  light: '#fff0d0',
}

export const PALETTES = { cotton, honey, berbere, forest, night, dawn } as const
export type PaletteName = keyof typeof PALETTES
