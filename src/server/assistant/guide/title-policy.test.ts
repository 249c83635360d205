import { expect, it } from 'vitest'
import { titleOf } from './title-policy.ts'

it.each([
  ['I want to sell my 2015 Toyota Corolla for $8000 in Denver', ['in', 'Denver'], '2015 Toyota Corolla'],
  ['help me post an ad: I sell my krar in Silver Spring for $120', ['in', 'Silver', 'Spring'], 'Krar'],
  ['I sell my krar, like new, in Silver Spring', ['in', 'Silver', 'Spring'], 'Krar, like new'],
  ['I sell my krar. It has new strings, call me.', [], 'Krar'],
  ['Selling my krar, it has new strings', [], 'Krar'],
  ['I have a krar for sale', [], 'Krar'],
  ['Can you help me sell my $50 coffee table please?', [], 'Coffee table'],
  ['Selling, for $50, a mesob', [], 'Mesob'],
  ['In Denver I sell a car in good condition', ['In', 'Denver'], 'Car in good condition'],
  ['post a room for rent in Silver Spring for $850 a month', ['in', 'Silver', 'Spring'], 'Room for rent'],
  [
    "I'm renting out a 2 bed, 1 bath apartment in Dallas for 1,400 dollars a month",
    ['in', 'Dallas'],
    '2 bed, 1 bath apartment',
  ],
  ['create a listing for my leather sofa', [], 'Leather sofa'],
  ['krar, $120, Silver Spring', ['Silver', 'Spring'], 'Krar'],
  ['I offer tutoring in Oakland', ['in', 'Oakland'], 'Tutoring'],
  ['selling new shoes', [], 'New shoes'],
  ['I want to sell my iPhone 13, 128GB, $400', [], 'iPhone 13, 128GB'],
  ['I have a room to rent out in Dallas', ['in', 'Dallas'], 'Room'],
  ['post a job: cook wanted in Dallas', ['in', 'Dallas'], 'Cook wanted'],
  ['where can I sell my car', [], 'Car'],
])('%s', (text, place, title) => {
  expect(titleOf(text, place)).toBe(title)
})

it.each([
  ['መኪናዬን መሸጥ እፈልጋለሁ በዳላስ 7000 ዶላር', ['በዳላስ'], 'መኪና'],
  ['ክራሬን በሲልቨር ስፕሪንግ ልሸጥ', ['በሲልቨር', 'ስፕሪንግ'], 'ክራር'],
  ['ክፍል ማከራየት እፈልጋለሁ በሲያትል 800 ዶላር', ['በሲያትል'], 'ክፍል'],
  ['ማስታወቂያ አውጣልኝ፦ ቴሌቪዥን በ120 ዶላር', [], 'ቴሌቪዥን'],
  ['በርበሬን ልሸጥ እፈልጋለሁ', [], 'በርበሬ'],
  ['ወንበሮቼን መሸጥ እፈልጋለሁ', [], 'ወንበሮች'],
  ['የሚከራይ ክፍል አለኝ፤ ማስታወቂያ ላውጣ', [], 'የሚከራይ ክፍል'],
  ['ልሸጥ እፈልጋለሁ ሶፋ', [], 'ሶፋ'],
  ['my krar ልሸጥ እፈልጋለሁ in Seattle', ['in', 'Seattle'], 'Krar'],
  ['Toyota Corolla መሸጥ እፈልጋለሁ', [], 'Toyota Corolla'],
  ['krar meshet efeligalehu', [], 'Krar'],
  ['ሶፋ አለኝ መሸጥ ፈልጌ ነበር', [], 'ሶፋ'],
  ['ለልጄ የገዛሁት ብስክሌት ነው አሁን አይጠቀምበትም', [], 'ለልጄ የገዛሁት ብስክሌት'],
  ['መሸጥ የምፈልገው ሶፋ ነው', [], 'ሶፋ'],
  ['ማቀዝቀዣ ለሽያጭ ቀርቧል ለማየት ይደውሉ', [], 'ማቀዝቀዣ'],
])('%s', (text, place, title) => {
  expect(titleOf(text, place)).toBe(title)
})

it.each([
  'Help me post an ad',
  'I want to post an ad please',
  'create a listing',
  'post a job',
  'I want to sell in Denver for $8000',
  'ማስታወቂያ ማውጣት እፈልጋለሁ',
  'እባክዎ ማስታወቂያ አዘጋጅልኝ',
  '',
])('the request itself is no title: %s', (text) => {
  expect(titleOf(text, text.includes('Denver') ? ['in', 'Denver'] : [])).toBe('')
})

it('ends where titles end, with a whole word', () => {
  const title = titleOf(`I sell my ${'wonderful '.repeat(30)}krar`, [])
  expect(title.length).toBeLessThanOrEqual(100)
  expect(title).toMatch(/wonderful$/)
})
