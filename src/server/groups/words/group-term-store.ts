import { sql } from 'kysely'
import { type Corpus, termRead } from '#server/search/public.ts'

/** The words of groups, and the phrases of their titles and cities. */
export const GROUP_TERMS: Corpus = {
  table: 'group_term',
  count: 'groups',
  read: termRead('groups.find-terms', 'group_term', 'groups'),
  wordsOf: (id) => sql`
    select unnest(tsvector_to_array(search)) as term from community_group where id = ${id}
    union all
    select listing_phrases(title, location_city, null) from community_group where id = ${id}`,
  counts: sql`
    select word as term, ndoc as n from ts_stat('select search from community_group where archived_at is null')
    union all
    select phrase, count(*)
    from community_group cross join listing_phrases(title, location_city, null) as phrase
    where archived_at is null
    group by phrase`,
}
