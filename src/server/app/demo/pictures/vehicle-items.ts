import { at, draw, type Random } from './drawing.ts'
import { street, tree } from './outdoors.ts'
import type { Palette } from './palettes.ts'
import { bicycle, car, scooter, van } from './vehicles.ts'
import { stage } from './stage.ts'

export const parkedCar = (p: Palette, random: Random): string =>
  draw(street(p, random), at(100, 490, 1.3, tree(p)), at(720, 492, 1.1, tree(p)), at(400, 560, 1.16, car(p)))
export const taxi = (p: Palette, random: Random): string =>
  draw(street(p, random), at(690, 490, 1.4, tree(p)), at(390, 560, 1.16, car(p, p.gold)))
export const bike = (p: Palette, random: Random): string =>
  draw(stage(p, random, 'floor'), at(392, 540, 1.36, bicycle(p)))
export const deliveryScooter = (p: Palette, random: Random): string =>
  draw(street(p, random), at(120, 490, 1.2, tree(p)), at(420, 560, 1.3, scooter(p)))
export const removalVan = (p: Palette, random: Random): string =>
  draw(street(p, random), at(60, 490, 1.2, tree(p)), at(400, 564, 1.06, van(p)))
