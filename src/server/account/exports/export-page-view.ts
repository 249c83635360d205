import { writeParts } from '#contract/language/formats.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import { escapeHtml } from '#server/platform/mail/mail-layout.ts'
import { FIELDS, fieldLabel } from './field-labels-view.ts'
import { TABLE_TITLES, type TableTitle } from './table-titles-view.ts'

/** What one feature stores of somebody, by table. */
export interface ExportPart {
  feature: string
  tables: Readonly<Record<string, readonly unknown[]>>
}

interface ExportPage {
  language: InterfaceLanguage
  at: Date
  parts: readonly ExportPart[]
  /** Id of a picture or a recording → its path in the archive. */
  paths: ReadonlyMap<string, string>
}

const WORDS = {
  en: {
    title: 'Your data at Mesob',
    lead: 'Everything that Mesob stores about you, as of {at} (UTC). The folder “data” holds the same for programs, as JSON, and “media” holds your pictures and voice recordings. Secrets such as passwords are stored in a form that nobody can read, and are left out.',
    contents: 'Contents',
    technical: 'For the running of the service',
    empty: 'Nothing is stored of you under: {names}.',
    more: 'Further details',
    yes: 'Yes',
    no: 'No',
  },
  am: {
    title: 'በመሶብ ያለው የእርስዎ ውሂብ',
    lead: 'መሶብ እስከ {at} (UTC) ድረስ ስለ እርስዎ ያስቀመጠው ሁሉ። “data” በሚለው ፎልደር ውስጥ ያው መረጃ ለፕሮግራሞች በJSON መልክ፣ “media” በሚለው ውስጥ ደግሞ ምስሎችዎና የድምፅ ቅጂዎችዎ አሉ። እንደ የይለፍ ቃል ያሉ ምስጢሮች ማንም ሊያነባቸው በማይችል መልክ ስለሚቀመጡ እዚህ አልተካተቱም።',
    contents: 'ዝርዝር',
    technical: 'ለአገልግሎቱ ሥራ የሚያስፈልጉ',
    empty: 'በእነዚህ ሥር ስለ እርስዎ ምንም አልተቀመጠም፦ {names}።',
    more: 'ተጨማሪ ዝርዝር',
    yes: 'አዎ',
    no: 'አይ',
  },
} as const

const STYLE = `
:root{color-scheme:light dark;--ink:#1c1815;--soft:#5c564a;--page:#faf7f2;--card:#fff;--line:#d8d2c4;--green:#006241}
@media(prefers-color-scheme:dark){:root{--ink:#f2ece2;--soft:#b8b0a2;--page:#171411;--card:#221e1a;--line:#3d372f;--green:#6cc59b}}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:16px/1.6 system-ui,'Noto Sans Ethiopic',sans-serif}
main{max-width:880px;margin:0 auto;padding:32px 20px 80px}h1{font-size:30px;line-height:1.2}h2{margin:40px 0 12px;font-size:21px}
a{color:var(--green)}nav ul{columns:2;padding-left:20px}@media(max-width:560px){nav ul{columns:1}}
article{margin:0 0 12px;padding:16px 20px;border:1px solid var(--line);border-radius:14px;background:var(--card);overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:minmax(110px,190px) 1fr;gap:6px 18px;margin:0}dt{color:var(--soft)}dd{margin:0;white-space:pre-wrap}
@media(max-width:560px){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:8px}}
img{max-width:240px;max-height:240px;border-radius:10px;display:block}summary{cursor:pointer;margin-top:10px;color:var(--soft)}
details dl{margin-top:8px}code{font-size:14px}p.soft{color:var(--soft)}`

/** A page that opens from the unpacked folder, without a network or a script. */
export function exportPage(page: ExportPage): string {
  const { language, at, parts } = page
  const words = WORDS[language]
  const rows = new Map(parts.flatMap(({ tables }) => Object.entries(tables)))
  const stored = TABLE_TITLES.filter(({ table }) => (rows.get(table)?.length ?? 0) > 0)
  const empty = TABLE_TITLES.filter(
    ({ table, isTechnical }) => !isTechnical && !stored.some((one) => one.table === table),
  )
  const section = (title: TableTitle) => tableSection(page, title, rows.get(title.table) ?? [])
  const technical = stored.filter(({ isTechnical }) => isTechnical)
  const main = stored.filter(({ isTechnical }) => !isTechnical)
  const names = writeParts(
    empty.map((one) => one[language]),
    language,
  )
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="content-security-policy" content="default-src 'none'; img-src 'self' file: data:; style-src 'unsafe-inline'">
<title>${words.title}</title><style>${STYLE}</style></head>
<body><main>
<h1>${words.title}</h1>
<p>${words.lead.replace('{at}', writeDate(at))}</p>
<nav><h2>${words.contents}</h2><ul>${main.map((one) => contentsLine(one, language, rows.get(one.table)?.length ?? 0)).join('')}</ul></nav>
${main.map(section).join('\n')}
${empty.length === 0 ? '' : `<p class="soft">${escapeHtml(words.empty.replace('{names}', names))}</p>`}
${technical.length === 0 ? '' : `<details><summary>${words.technical}</summary>${technical.map(section).join('\n')}</details>`}
</main></body>
</html>
`
}

const contentsLine = ({ table, ...title }: TableTitle, language: InterfaceLanguage, count: number): string =>
  `<li><a href="#${table}">${escapeHtml(title[language])}</a> (${count})</li>`

function tableSection(page: ExportPage, { table, ...title }: TableTitle, rows: readonly unknown[]): string {
  const articles = rows.map((row) => `<article>${rowDetails(page, row)}</article>`).join('\n')
  return `<section><h2 id="${table}">${escapeHtml(title[page.language])}</h2>\n${articles}</section>`
}

/** What has a name in words first; the rest, as the database names it, is folded away. */
function rowDetails(page: ExportPage, row: unknown): string {
  const { id } = row as { id?: unknown }
  const path = typeof id === 'string' ? page.paths.get(id) : undefined
  const file = path === undefined ? {} : isSound(path) ? { recording: id } : { picture: id }
  const entries = Object.entries({ ...file, ...(row as object) }).filter(([, value]) => !isBlank(value))
  const line = ([name, value]: [string, unknown], label: string) =>
    `<dt>${label}</dt><dd>${writeValue(page, name, value)}</dd>`
  const shown = FIELDS.filter((name) => entries.some((entry) => entry[0] === name))
  const named = entries
    .filter(([name]) => shown.includes(name))
    .toSorted((one, other) => shown.indexOf(one[0]) - shown.indexOf(other[0]))
    .map((entry) => line(entry, escapeHtml(fieldLabel(entry[0], page.language))))
  const others = entries
    .filter(([name]) => !shown.includes(name))
    .map((entry) => line(entry, `<code>${escapeHtml(entry[0])}</code>`))
  if (named.length === 0) return `<dl>${others.join('')}</dl>`
  const more = `<details><summary>${WORDS[page.language].more}</summary><dl>${others.join('')}</dl></details>`
  return `<dl>${named.join('')}</dl>${others.length === 0 ? '' : more}`
}

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

const isSound = (path: string): boolean => path.endsWith('.webm')

function writeValue({ language, paths }: ExportPage, name: string, value: unknown): string {
  if (typeof value === 'boolean') return WORDS[language][value ? 'yes' : 'no']
  if (value instanceof Date) return writeDate(value)
  if (isWords(value)) return escapeHtml(writeParts(value, language))
  if (typeof value === 'object') return `<code>${escapeHtml(JSON.stringify(value))}</code>`
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const path = paths.get(text)
  if (path && isSound(path)) return `<audio controls preload="none" src="${path}"></audio>`
  if (path) return `<a href="${path}"><img src="${path}" alt="" loading="lazy"></a>`
  if (name.endsWith('_at') && !Number.isNaN(Date.parse(text))) return writeDate(new Date(text))
  return escapeHtml(text)
}

const writeDate = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ')
