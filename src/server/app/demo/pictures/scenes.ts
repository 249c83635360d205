import type { Random } from './drawing.ts'
import { crib, kidsParty, playCorner, stroller, toys } from './child-items.ts'
import { books, graduation, lawDesk, lesson, taxDesk, twoTongues } from './desk-scenes.ts'
import { camera, headphones, laptopForSale, phones, television, workDesk } from './electronic-items.ts'
import { candles, concert, dance } from './evening-scenes.ts'
import { bonfire, churchBazaar, daisyField, processionUmbrellas } from './festival-scenes.ts'
import {
  appliances,
  armchair,
  bookcase,
  dresser,
  lamps,
  sofaForSale,
  tableAndChairs,
} from './furniture-items.ts'
import { charity, communityRun, conference, football, gardenDinner, workshop } from './gathering-scenes.ts'
import { apartmentHouse, balconyView, familyHouse, shopFront } from './homes.ts'
import {
  coffeeCeremony,
  coffeeSet,
  cookingPots,
  feastBread,
  injeraPlatter,
  mesobBasket,
  mitad,
  spices,
} from './kitchen-items.ts'
import { drum, guitar, krarAndDrum, krarForSale, microphone, turntables } from './music-items.ts'
import type { Palette, PaletteName } from './palettes.ts'
import { bathroom, bedroom, bedroomFront, kitchen, livingRoom } from './rooms.ts'
import { beautyShelf, braids, cleaning, drivingLesson, toolBox, wellness } from './service-scenes.ts'
import { basementStudio, diningRoom, movingBoxes, storageUnit } from './spaces.ts'
import { carpet, dress, dressRail, netela, wovenBag } from './textile-items.ts'
import { bike, deliveryScooter, parkedCar, removalVan, taxi } from './vehicle-items.ts'
import {
  buildersBench,
  cafeCounter,
  homeCare,
  household,
  kitchenLine,
  meetingRoom,
  warehouse,
} from './work-scenes.ts'

type Scene = (palette: Palette, random: Random) => string

/** Flats and houses are painted in more than one colour; the photos of one home share theirs. */
const HOME: readonly PaletteName[] = ['cotton', 'berbere', 'dawn']

/** What can be drawn, and in which palettes. */
export const SCENES = {
  bedroom: { draw: bedroom, palettes: HOME },
  bedroomFront: { draw: bedroomFront, palettes: HOME },
  livingRoom: { draw: livingRoom, palettes: HOME },
  kitchen: { draw: kitchen, palettes: HOME },
  bathroom: { draw: bathroom, palettes: ['cotton'] },
  diningRoom: { draw: diningRoom, palettes: ['forest'] },
  basementStudio: { draw: basementStudio, palettes: ['cotton'] },
  apartmentHouse: { draw: apartmentHouse, palettes: ['cotton', 'night'] },
  familyHouse: { draw: familyHouse, palettes: ['cotton', 'dawn'] },
  balconyView: { draw: balconyView, palettes: ['night'] },
  shopFront: { draw: shopFront, palettes: ['cotton', 'night'] },
  storageUnit: { draw: storageUnit, palettes: ['cotton'] },

  parkedCar: { draw: parkedCar, palettes: ['dawn', 'berbere'] },
  taxi: { draw: taxi, palettes: ['cotton'] },
  bike: { draw: bike, palettes: ['honey'] },
  deliveryScooter: { draw: deliveryScooter, palettes: ['dawn'] },
  removalVan: { draw: removalVan, palettes: ['cotton'] },
  laptopForSale: { draw: laptopForSale, palettes: ['forest'] },
  phones: { draw: phones, palettes: ['cotton'] },
  television: { draw: television, palettes: ['night'] },
  headphones: { draw: headphones, palettes: ['berbere'] },
  camera: { draw: camera, palettes: ['honey'] },
  workDesk: { draw: workDesk, palettes: ['cotton'] },
  sofaForSale: { draw: sofaForSale, palettes: ['dawn'] },
  armchair: { draw: armchair, palettes: ['night'] },
  tableAndChairs: { draw: tableAndChairs, palettes: ['honey'] },
  bookcase: { draw: bookcase, palettes: ['dawn'] },
  dresser: { draw: dresser, palettes: ['honey'] },
  lamps: { draw: lamps, palettes: ['night'] },
  appliances: { draw: appliances, palettes: ['cotton'] },
  dress: { draw: dress, palettes: ['honey', 'forest'] },
  dressRail: { draw: dressRail, palettes: ['cotton'] },
  netela: { draw: netela, palettes: ['forest'] },
  wovenBag: { draw: wovenBag, palettes: ['cotton'] },
  carpet: { draw: carpet, palettes: ['honey'] },
  stroller: { draw: stroller, palettes: ['dawn'] },
  toys: { draw: toys, palettes: ['cotton'] },
  crib: { draw: crib, palettes: ['honey'] },
  playCorner: { draw: playCorner, palettes: ['dawn'] },
  coffeeSet: { draw: coffeeSet, palettes: ['berbere', 'cotton'] },
  coffeeCeremony: { draw: coffeeCeremony, palettes: ['cotton'] },
  mesobBasket: { draw: mesobBasket, palettes: ['cotton'] },
  injeraPlatter: { draw: injeraPlatter, palettes: ['berbere'] },
  spices: { draw: spices, palettes: ['cotton'] },
  feastBread: { draw: feastBread, palettes: ['honey'] },
  mitad: { draw: mitad, palettes: ['dawn'] },
  cookingPots: { draw: cookingPots, palettes: ['cotton'] },
  krarForSale: { draw: krarForSale, palettes: ['berbere'] },
  krarAndDrum: { draw: krarAndDrum, palettes: ['honey'] },
  drum: { draw: drum, palettes: ['forest'] },
  guitar: { draw: guitar, palettes: ['cotton'] },
  books: { draw: books, palettes: ['cotton'] },
  beautyShelf: { draw: beautyShelf, palettes: ['dawn'] },

  toolBox: { draw: toolBox, palettes: ['cotton'] },
  cleaning: { draw: cleaning, palettes: ['dawn'] },
  braids: { draw: braids, palettes: ['honey', 'dawn'] },
  taxDesk: { draw: taxDesk, palettes: ['forest'] },
  lawDesk: { draw: lawDesk, palettes: ['dawn'] },
  twoTongues: { draw: twoTongues, palettes: ['cotton'] },
  lesson: { draw: lesson, palettes: ['dawn'] },
  wellness: { draw: wellness, palettes: ['forest'] },
  drivingLesson: { draw: drivingLesson, palettes: ['cotton'] },
  candles: { draw: candles, palettes: ['berbere'] },
  movingBoxes: { draw: movingBoxes, palettes: ['cotton'] },
  microphone: { draw: microphone, palettes: ['night'] },
  turntables: { draw: turntables, palettes: ['forest'] },

  kitchenLine: { draw: kitchenLine, palettes: ['berbere'] },
  homeCare: { draw: homeCare, palettes: ['cotton'] },
  warehouse: { draw: warehouse, palettes: ['dawn'] },
  cafeCounter: { draw: cafeCounter, palettes: ['forest'] },
  buildersBench: { draw: buildersBench, palettes: ['honey'] },
  graduation: { draw: graduation, palettes: ['dawn'] },
  meetingRoom: { draw: meetingRoom, palettes: ['cotton'] },
  household: { draw: household, palettes: ['cotton'] },

  daisyField: { draw: daisyField, palettes: ['cotton'] },
  bonfire: { draw: bonfire, palettes: ['night'] },
  processionUmbrellas: { draw: processionUmbrellas, palettes: ['cotton'] },
  churchBazaar: { draw: churchBazaar, palettes: ['cotton'] },
  concert: { draw: concert, palettes: ['night', 'forest'] },
  dance: { draw: dance, palettes: ['honey'] },
  football: { draw: football, palettes: ['cotton'] },
  conference: { draw: conference, palettes: ['dawn'] },
  workshop: { draw: workshop, palettes: ['cotton'] },
  charity: { draw: charity, palettes: ['dawn'] },
  communityRun: { draw: communityRun, palettes: ['dawn'] },
  gardenDinner: { draw: gardenDinner, palettes: ['night'] },
  kidsParty: { draw: kidsParty, palettes: ['honey'] },
} as const satisfies Record<string, { draw: Scene; palettes: readonly PaletteName[] }>

export type SceneName = keyof typeof SCENES
