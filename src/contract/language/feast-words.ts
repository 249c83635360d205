import type { Feast, FeastName } from './feast.ts'
import type { DisplayLanguage } from './language.ts'

type Names = Readonly<Record<FeastName, string>>

const EN: Names = {
  genna: 'Genna (Christmas)',
  timket: 'Timket (Epiphany)',
  ninevehFast: 'Fast of Nineveh',
  abiyTsom: 'Abiy Tsom (Great Lent)',
  hosanna: 'Hosanna (Palm Sunday)',
  siklet: 'Siklet (Good Friday)',
  fasika: 'Fasika (Easter)',
  erget: 'Erget (Ascension)',
  peraklitos: 'Peraklitos (Pentecost)',
  apostlesFast: 'Fast of the Apostles',
  filsetaFast: 'Fast of Filseta',
  buhe: 'Buhe (Transfiguration)',
  filseta: 'Filseta (Assumption)',
  enkutatash: 'Enkutatash (New Year)',
  meskel: 'Meskel (Finding of the True Cross)',
  prophetsFast: 'Fast of the Prophets (Advent)',
  hidarTsion: 'Hidar Tsion',
  ramadan: 'Ramadan',
  eidAlFitr: 'Eid al-Fitr',
  eidAlAdha: 'Eid al-Adha',
  mawlid: 'Mawlid',
  adwa: 'Victory of Adwa',
  labourDay: 'Labour Day',
  patriots: 'Patriots’ Victory Day',
  ginbot20: 'Ginbot 20',
  eritreanIndependence: 'Independence Day of Eritrea',
  eritreanMartyrs: 'Martyrs’ Day of Eritrea',
  bahtiMeskerem: 'Bahti Meskerem',
}

const AM: Names = {
  genna: 'ገና',
  timket: 'ጥምቀት',
  ninevehFast: 'ጾመ ነነዌ',
  abiyTsom: 'ዐቢይ ጾም',
  hosanna: 'ሆሳዕና',
  siklet: 'ስቅለት',
  fasika: 'ፋሲካ',
  erget: 'ዕርገት',
  peraklitos: 'ጰራቅሊጦስ',
  apostlesFast: 'ጾመ ሐዋርያት',
  filsetaFast: 'ጾመ ፍልሰታ',
  buhe: 'ቡሄ',
  filseta: 'ፍልሰታ',
  enkutatash: 'እንቁጣጣሽ',
  meskel: 'መስቀል',
  prophetsFast: 'ጾመ ነቢያት',
  hidarTsion: 'ኅዳር ጽዮን',
  ramadan: 'ረመዳን',
  eidAlFitr: 'ኢድ አል ፈጥር',
  eidAlAdha: 'ኢድ አል አድሐ',
  mawlid: 'መውሊድ',
  adwa: 'የዓድዋ ድል',
  labourDay: 'የሠራተኞች ቀን',
  patriots: 'የአርበኞች ድል ቀን',
  ginbot20: 'ግንቦት 20',
  eritreanIndependence: 'የኤርትራ የነጻነት ቀን',
  eritreanMartyrs: 'የኤርትራ የሰማዕታት ቀን',
  bahtiMeskerem: 'ባሕቲ መስከረም',
}

const TI: Names = {
  ...AM,
  genna: 'ልደት',
  abiyTsom: 'ዓቢ ጾም',
  siklet: 'ስቕለት',
  fasika: 'ትንሳኤ',
  buhe: 'ሆየ ሆየ',
  enkutatash: 'ቅዱስ ዮሃንስ',
  hidarTsion: 'ሕዳር ጽዮን',
  eidAlFitr: 'ዒድ ኣልፈጥር',
  eidAlAdha: 'ዒድ ኣልኣድሓ',
  mawlid: 'መውሊድ ኣልነቢ',
  adwa: 'ዓወት ዓድዋ',
  labourDay: 'መዓልቲ ሰራሕተኛታት',
  patriots: 'መዓልቲ ዓወት ኣርበኛታት',
  eritreanIndependence: 'መዓልቲ ናጽነት ኤርትራ',
  eritreanMartyrs: 'መዓልቲ ሰማእታት ኤርትራ',
}

const OM: Names = {
  genna: 'Ayyaana Qillee',
  timket: 'Cuuphaa',
  ninevehFast: 'Sooma Nanawwee',
  abiyTsom: 'Sooma Guddaa',
  hosanna: "Hoosaa'inaa",
  siklet: 'Fannoo',
  fasika: 'Faasikaa',
  erget: "Ol-ba'iinsa Gooftaa",
  peraklitos: 'Phaaraqliixoos',
  apostlesFast: 'Sooma Ergamootaa',
  filsetaFast: 'Sooma Filsataa',
  buhe: 'Buhee',
  filseta: 'Filsataa',
  enkutatash: 'Ayyaana Waggaa Haaraa',
  meskel: 'Masqala',
  prophetsFast: 'Sooma Raajotaa',
  hidarTsion: 'Sadaasa Tsiyoon',
  ramadan: 'Ramadaana',
  eidAlFitr: 'Iida al-Fixrii',
  eidAlAdha: 'Iida al-Adhaa (Arafaa)',
  mawlid: 'Mawliida',
  adwa: 'Injifannoo Adwaa',
  labourDay: 'Guyyaa Hojjettootaa',
  patriots: 'Guyyaa Injifannoo Arbanyootaa',
  ginbot20: 'Caamsaa 20',
  eritreanIndependence: 'Guyyaa Walabummaa Eertiraa',
  eritreanMartyrs: 'Guyyaa Wareegamtoota Eertiraa',
  bahtiMeskerem: 'Baahtii Maskaram',
}

const WORDS = {
  en: { names: EN, expected: 'expected' },
  am: { names: AM, expected: 'የሚጠበቅ' },
  ti: { names: TI, expected: 'ትጽቢት' },
  om: { names: OM, expected: 'kan eegamu' },
} as const

/** "Fasika (Easter)"; of what the moon decides "Eid al-Fitr (expected)". Fasts that last are named, not dated. */
export function writeFeast(
  { name, isExpected }: Pick<Feast, 'name' | 'isExpected'>,
  language: DisplayLanguage,
): string {
  const { names, expected } = WORDS[language]
  return isExpected ? `${names[name]} (${expected})` : names[name]
}
