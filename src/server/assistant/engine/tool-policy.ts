import { z } from 'zod'
import { CATEGORIES, Category, Subcategory } from '#contract/listings/category.ts'
import { Currency, PricePeriod } from '#contract/listings/price.ts'
import type { AiTool } from './ai-client.ts'

const City = z
  .string()
  .max(100)
  .describe('A city in any script, with state or country where it helps: "Silver Spring, MD"')
const Amount = z.number().min(0).max(1_000_000_000).describe('In whole units of the currency')

const Search = z.object({
  words: z
    .string()
    .max(100)
    .optional()
    .describe('What stands in the text; leave out what category, place and price say'),
  category: Category.optional(),
  subcategory: Subcategory.optional(),
  min_price: Amount.optional(),
  max_price: Amount.optional(),
  currency: Currency.optional(),
  city: City.optional(),
  radius_miles: z.number().min(1).max(500).optional().describe('25 where nothing is said'),
  details: z
    .string()
    .max(400)
    .optional()
    .describe('Filters of the category such as "furnished;bedrooms:2" or "employment_type:part_time"'),
})
export type SearchArguments = z.output<typeof Search>

/** Every tool: what it is for and what it takes. They read with the rights of whoever asks; none writes. */
export const TOOLS = {
  search_listings: {
    description: `Find active listings (${CATEGORIES.join(', ')}) by words, category, price and place.`,
    input: Search,
  },
  get_listing: {
    description: 'Read one listing that search_listings returned.',
    input: z.object({ id: z.string().max(60) }),
  },
  search_groups: {
    description: 'Find groups by words and place.',
    input: z.object({
      words: z.string().max(100).optional(),
      city: City.optional(),
      radius_miles: z.number().min(1).max(500).optional(),
      online: z.boolean().optional(),
    }),
  },
  search_events: {
    description: 'Find meetings of groups within 42 days, near a place or online.',
    input: z.object({
      from: z.iso.date().describe('YYYY-MM-DD, Gregorian'),
      until: z.iso.date().describe('YYYY-MM-DD, Gregorian, the last day included'),
      city: City.optional(),
    }),
  },
  city_lookup: {
    description: 'Which city is meant by a name in any script.',
    input: z.object({ city: City }),
  },
  faq_search: {
    description: 'Answers of the help page: how this site works, safety, language, calendar.',
    input: z.object({ question: z.string().min(1).max(200) }),
  },
  convert_date: {
    description: 'A day or a feast in both calendars. Give `date` with its calendar, or `feast` with a year.',
    input: z.object({
      date: z.string().max(20).optional().describe('YYYY-MM-DD of the calendar that is named'),
      calendar: z.enum(['gregorian', 'ethiopian']).optional(),
      feast: z.string().max(60).optional().describe('A feast or fast by its name, such as Fasika or ጥምቀት'),
      year: z.number().int().min(1900).max(2199).optional().describe('Of the Gregorian calendar'),
    }),
  },
  check_message: {
    description:
      'What in a message that the reader got speaks of a fraud. Give the message as it was pasted, in any language.',
    input: z.object({ message: z.string().min(1).max(4000) }),
  },
  draft_listing: {
    description: 'Offer the form of a new listing with what the reader told of it. Posts nothing.',
    input: z.object({
      category: Category,
      subcategory: Subcategory.optional(),
      title: z.string().max(100).optional(),
      description: z.string().max(5000).optional(),
      price: Amount.optional(),
      currency: Currency.optional(),
      period: PricePeriod.optional(),
      city: City.optional(),
    }),
  },
  save_search: {
    description:
      'Offer a card by which the reader may save a search and be told of what is new. Saves nothing.',
    input: Search,
  },
} as const satisfies Record<string, { description: string; input: z.ZodObject }>

export type ToolName = keyof typeof TOOLS

export const isTool = (name: string): name is ToolName => Object.hasOwn(TOOLS, name)

/** The tools in the form that the AI service takes. */
export const AI_TOOLS: readonly AiTool[] = Object.entries(TOOLS).map(([name, { description, input }]) => {
  const { $schema: _schema, ...parameters } = z.toJSONSchema(input, { io: 'input' })
  return { type: 'function', function: { name, description, parameters } }
})
