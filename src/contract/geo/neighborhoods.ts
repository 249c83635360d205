import { distanceMiles, type Position } from './cell.ts'

/** A part of a city as people there call it. */
export interface Neighborhood {
  /** In addresses: the id of the city and the name in small letters. */
  id: string
  name: string
  nameAm: string
  /** Other ways of writing it, in small letters. */
  also: readonly string[]
}

interface City extends Position {
  placeId: number
  name: string
  nameAm: string
  neighborhoods: readonly Neighborhood[]
}

const city = (
  [placeId, name, nameAm, lat, lng]: readonly [number, string, string, number, number],
  ...parts: readonly (readonly [name: string, nameAm: string, ...also: string[]])[]
): City => ({
  placeId,
  name,
  nameAm,
  lat,
  lng,
  neighborhoods: parts.map(([part, partAm, ...also]) => ({
    id: `${placeId}-${part.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`,
    name: part,
    nameAm: partAm,
    also,
  })),
})

/**
 * The largest cities of the diaspora with the parts where most of its people look; ids and positions of the cities are
 * those of GeoNames. Names of parts are common knowledge of each city, and not official districts.
 */
export const NEIGHBORHOOD_CITIES: readonly City[] = [
  city(
    [4140963, 'Washington', 'ዋሽንግተን', 38.8951, -77.0364],
    ['Little Ethiopia', 'ትንሿ ኢትዮጵያ', '9th street', 'u street', 'u st'],
    ['Shaw', 'ሻው'],
    ['Adams Morgan', 'አዳምስ ሞርጋን'],
    ['Columbia Heights', 'ኮሎምቢያ ሃይትስ'],
    ['Petworth', 'ፔትዎርዝ'],
    ['Takoma', 'ታኮማ'],
    ['Brightwood', 'ብራይትዉድ'],
    ['Brookland', 'ብሩክላንድ'],
    ['Anacostia', 'አናኮስቲያ'],
  ),
  city(
    [4369596, 'Silver Spring', 'ሲልቨር ስፕሪንግ', 38.9907, -77.0261],
    ['Downtown Silver Spring', 'መሀል ሲልቨር ስፕሪንግ', 'downtown'],
    ['Fenton Village', 'ፌንተን ቪሌጅ'],
    ['Long Branch', 'ሎንግ ብራንች'],
    ['White Oak', 'ዋይት ኦክ'],
    ['Wheaton', 'ዊተን'],
    ['Briggs Chaney', 'ብሪግስ ቼኒ'],
  ),
  city(
    [4744091, 'Alexandria', 'አሌክሳንድሪያ', 38.8048, -77.0469],
    ['West End', 'ዌስት ኤንድ'],
    ['Landmark', 'ላንድማርክ'],
    ['Seminary Road', 'ሴሚናሪ ሮድ', 'seminary rd'],
    ['Southern Towers', 'ሳውዘርን ታወርስ'],
    ['Lincolnia', 'ሊንከንያ'],
    ['Arlandria', 'አርላንድሪያ'],
  ),
  city(
    [4744709, 'Arlington', 'አርሊንግተን', 38.881, -77.1043],
    ['Columbia Pike', 'ኮሎምቢያ ፓይክ'],
    ['Ballston', 'ቦልስተን'],
    ['Shirlington', 'ሸርሊንግተን'],
  ),
  city(
    [4758390, 'Falls Church', 'ፎልስ ቸርች', 38.8823, -77.1711],
    ['Baileys Crossroads', 'ቤይሊስ ክሮስሮድስ', "bailey's crossroads", 'bailey’s crossroads'],
    ['Skyline', 'ስካይላይን'],
    ['Seven Corners', 'ሰቨን ኮርነርስ'],
  ),
  city(
    [5037649, 'Minneapolis', 'ሚኒያፖሊስ', 44.98, -93.2638],
    ['Cedar-Riverside', 'ሲዳር ሪቨርሳይድ', 'cedar riverside', 'west bank'],
    ['Phillips', 'ፊሊፕስ'],
    ['Seward', 'ስዋርድ'],
    ['Northeast', 'ሰሜን ምሥራቅ', 'nordeast'],
  ),
  city(
    [5045360, 'Saint Paul', 'ሴንት ፖል', 44.9444, -93.0933],
    ['Frogtown', 'ፍሮግታውን'],
    ['Midway', 'ሚድዌይ'],
    ['Como', 'ኮሞ'],
    ['Highland', 'ሃይላንድ'],
  ),
  city(
    [5809844, 'Seattle', 'ሲያትል', 47.6062, -122.3321],
    ['Central District', 'ሴንትራል ዲስትሪክት'],
    ['Rainier Valley', 'ሬኒየር ቫሊ'],
    ['Rainier Beach', 'ሬኒየር ቢች'],
    ['Columbia City', 'ኮሎምቢያ ሲቲ'],
    ['Beacon Hill', 'ቢከን ሂል'],
    ['Yesler', 'የስለር'],
    ['University District', 'ዩኒቨርሲቲ ዲስትሪክት', 'u district'],
    ['Northgate', 'ኖርዝጌት'],
    ['Lake City', 'ሌክ ሲቲ'],
  ),
  city(
    [4684888, 'Dallas', 'ዳላስ', 32.7831, -96.8067],
    ['Vickery Meadow', 'ቪከሪ ሜዶ'],
    ['Lake Highlands', 'ሌክ ሃይላንድስ'],
    ['Greenville Avenue', 'ግሪንቪል አቬኑ', 'greenville ave'],
    ['Northeast Dallas', 'ሰሜን ምሥራቅ ዳላስ'],
  ),
  city(
    [4699066, 'Houston', 'ሂዩስተን', 29.7633, -95.3633],
    ['Alief', 'አሊፍ'],
    ['Gulfton', 'ገልፍተን'],
    ['Sharpstown', 'ሻርፕስታውን'],
    ['Southwest', 'ደቡብ ምዕራብ'],
    ['Westchase', 'ዌስትቼዝ'],
  ),
  city(
    [4180439, 'Atlanta', 'አትላንታ', 33.749, -84.388],
    ['Buford Highway', 'ቡፎርድ ሃይዌይ'],
    ['Briarcliff', 'ብራየርክሊፍ'],
    ['North Druid Hills', 'ኖርዝ ድሩይድ ሂልስ'],
    ['Virginia-Highland', 'ቨርጂኒያ ሃይላንድ', 'virginia highland'],
  ),
  city(
    [5368361, 'Los Angeles', 'ሎስ አንጀለስ', 34.0522, -118.2437],
    ['Little Ethiopia', 'ትንሿ ኢትዮጵያ', 'fairfax'],
    ['Mid-City', 'ሚድ ሲቲ', 'mid city'],
    ['Koreatown', 'ኮሪያታውን'],
    ['Inglewood', 'ኢንግልዉድ'],
    ['Palms', 'ፓልምስ'],
    ['Van Nuys', 'ቫን ናይስ'],
  ),
  city(
    [5378538, 'Oakland', 'ኦክላንድ', 37.8044, -122.2708],
    ['Temescal', 'ተመስካል'],
    ['Telegraph Avenue', 'ቴሌግራፍ አቬኑ', 'telegraph'],
    ['Grand Lake', 'ግራንድ ሌክ'],
    ['Fruitvale', 'ፍሩትቬል'],
    ['West Oakland', 'ዌስት ኦክላንድ'],
  ),
  city(
    [5419384, 'Denver', 'ዴንቨር', 39.7392, -104.9847],
    ['East Colfax', 'ኢስት ኮልፋክስ'],
    ['Montbello', 'ሞንትቤሎ'],
    ['Lowry', 'ላውሪ'],
    ['Park Hill', 'ፓርክ ሂል'],
  ),
  city(
    [5412347, 'Aurora', 'አውሮራ', 39.7294, -104.8319],
    ['Havana Street', 'ሃቫና ስትሪት', 'havana st'],
    ['Del Mar', 'ዴል ማር'],
    ['Hoffman Heights', 'ሆፍማን ሃይትስ'],
  ),
  city(
    [5506956, 'Las Vegas', 'ላስ ቬጋስ', 36.175, -115.1372],
    ['Little Ethiopia', 'ትንሿ ኢትዮጵያ'],
    ['Spring Valley', 'ስፕሪንግ ቫሊ'],
    ['Decatur', 'ዲካተር'],
    ['Chinatown', 'ቻይናታውን'],
  ),
  city(
    [4509177, 'Columbus', 'ኮለምበስ', 39.9612, -82.9988],
    ['Northland', 'ኖርዝላንድ'],
    ['Morse Road', 'ሞርስ ሮድ'],
    ['East Side', 'ኢስት ሳይድ'],
    ['Hilltop', 'ሂልቶፕ'],
  ),
  city(
    [6167865, 'Toronto', 'ቶሮንቶ', 43.7001, -79.4163],
    ['Danforth', 'ዳንፎርዝ', 'little ethiopia'],
    ['Bloor and Ossington', 'ብሉር እና ኦሲንግተን', 'bloor & ossington', 'ossington'],
    ['Weston', 'ዌስተን'],
    ['St. Clair West', 'ሴንት ክሌር ዌስት', 'st clair west', 'st. clair'],
    ['Scarborough', 'ስካርቦሮ'],
    ['Regent Park', 'ሪጀንት ፓርክ'],
  ),
  city(
    [2643743, 'London', 'ለንደን', 51.5085, -0.1257],
    ['King’s Cross', 'ኪንግስ ክሮስ', "king's cross", 'kings cross'],
    ['Finsbury Park', 'ፊንስበሪ ፓርክ'],
    ['Camden', 'ካምደን'],
    ['Kennington', 'ኬኒንግተን'],
    ['Vauxhall', 'ቮክስሆል'],
    ['Shepherd’s Bush', 'ሼፐርድስ ቡሽ', "shepherd's bush", 'shepherds bush'],
    ['Tottenham', 'ቶተንሃም'],
  ),
  city(
    [2673730, 'Stockholm', 'ስቶክሆልም', 59.3294, 18.0687],
    ['Rinkeby', 'ሪንከቢ'],
    ['Tensta', 'ቴንስታ'],
    ['Kista', 'ሺስታ'],
    ['Husby', 'ሁስቢ'],
    ['Skärholmen', 'ሼርሆልመን', 'skarholmen'],
  ),
]

const BY_ID = new Map(
  NEIGHBORHOOD_CITIES.flatMap(({ placeId, neighborhoods }) =>
    neighborhoods.map((part) => [part.id, { ...part, placeId }] as const),
  ),
)

export const neighborhoodById = (id: string): (Neighborhood & { placeId: number }) | undefined =>
  BY_ID.get(id)

/** Those that a filter names, ids between commas; null where one of them is none. */
export function readNeighborhoods(text: string): (Neighborhood & { placeId: number })[] | null {
  const ids = [...new Set(text.split(','))]
  const found = ids.flatMap((id) => BY_ID.get(id) ?? [])
  return found.length === ids.length ? found : null
}

/** The cities whose neighborhoods can be asked for by somebody who looks so many miles around a place, nearest first. */
export const citiesWithin = (from: Position, miles: number): City[] =>
  NEIGHBORHOOD_CITIES.filter((one) => distanceMiles(from, one) <= miles).toSorted(
    (one, other) => distanceMiles(from, one) - distanceMiles(from, other),
  )
