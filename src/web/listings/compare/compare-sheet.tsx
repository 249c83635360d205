import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { type DetailName, fieldsOf } from '#contract/listings/category-fields.ts'
import { type ListingDetail, ListingId } from '#contract/listings/listing.ts'
import { writtenIn } from '#contract/listings/written-in.ts'
import { readListing } from '#contract/listings/read-listing.ts'
import { ListingPrice } from '#web/listings/card/listing-price.tsx'
import { CategoryArt } from '#web/listings/category-art.tsx'
import { useDetailLines } from '#web/listings/page/write-detail.tsx'
import { uncompareListing, useCompared } from './store-compared.ts'
import { api } from '#web/platform/call/api.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { usePlaceName } from '#web/platform/place.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Loading } from '#web/ui/states/loading.tsx'

interface CompareSheetProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Up to four listings side by side, a row a fact; what is gone meanwhile is left out and said. */
export function CompareSheet({ isOpen, onOpenChange }: CompareSheetProps) {
  const t = useTranslations('listings.compare')
  const ids = [...useCompared()].map((id) => ListingId.parse(id))
  const answers = useQueries({
    queries: ids.map((listingId) => ({
      ...api(readListing).queryOptions({ listingId }),
      ...api(readListing).kept('detail'),
    })),
  })
  const { shown } = useLanguage()
  const listings = answers.flatMap(({ data }) => (data ? [writtenIn(data, shown)] : []))
  const missing = answers.filter(({ isError }) => isError).length
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={t('title')} isLarge>
      {answers.some(({ isPending }) => isPending) ? <Loading /> : <SideBySide listings={listings} />}
      {missing > 0 && <p className="mt-4 text-sm text-muted">{t('missing', { n: missing })}</p>}
    </Sheet>
  )
}

/** What any of them says, in the order of its category. */
function namesIn(listings: readonly ListingDetail[]): DetailName[] {
  const names = listings.flatMap(({ category, details }) =>
    Object.keys(fieldsOf(category)).filter((name) => {
      const value = details[name]
      const isEmpty = value === undefined || value === false || (Array.isArray(value) && value.length === 0)
      return !isEmpty && name !== 'timezone'
    }),
  )
  return [...new Set(names as DetailName[])]
}

function SideBySide({ listings }: { listings: readonly ListingDetail[] }) {
  const t = useTranslations('listings')
  const names = namesIn(listings)
  return (
    <div className="overflow-x-auto overscroll-x-contain">
      <table className="w-full border-separate border-spacing-x-2 text-start md:table-fixed md:border-spacing-x-4">
        <tbody>
          <Row listings={listings} label={t('compare.listing')} Cell={Head} />
          <Row listings={listings} label={t('compare.price')} Cell={PriceCell} />
          <Row listings={listings} label={t('compare.place')} Cell={PlaceCell} />
          {names.map((name) => (
            <tr key={name}>
              <Label>{t(`field.${name}`)}</Label>
              {listings.map((listing) => (
                <td key={listing.id} className={CELL}>
                  <DetailCell listing={listing} name={name} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const CELL = 'min-w-30 border-t border-border py-2.5 align-top font-medium wrap-anywhere'

interface RowProps {
  listings: readonly ListingDetail[]
  label: string
  Cell: (props: { listing: ListingDetail }) => React.ReactNode
}

function Row({ listings, label, Cell }: RowProps) {
  return (
    <tr>
      <Label>{label}</Label>
      {listings.map((listing) => (
        <td key={listing.id} className={CELL}>
          <Cell listing={listing} />
        </td>
      ))}
    </tr>
  )
}

function Label({ children }: { children: string }) {
  return (
    <th
      scope="row"
      className="sticky start-0 z-10 w-20 max-w-20 border-t border-border bg-overlay py-2.5 pe-1 text-start align-top text-xs font-normal hyphens-auto md:w-36 md:max-w-36 md:text-sm text-muted"
    >
      {children}
    </th>
  )
}

function Head({ listing: { id, title, lang, photos, category } }: { listing: ListingDetail }) {
  const t = useTranslations('listings.compare')
  const [cover] = photos
  return (
    <div className="relative grid gap-2">
      <span className="block overflow-hidden rounded-xl">
        {cover ? (
          <Picture picture={cover.picture} alt="" sizes="160px" ratio={4 / 3} />
        ) : (
          <span className="block aspect-[4/3]">
            <CategoryArt category={category} />
          </span>
        )}
      </span>
      <Link
        to="/listing/$id"
        params={{ id }}
        lang={lang}
        className="text-sm font-semibold underline underline-offset-4"
      >
        {title}
      </Link>
      <button
        type="button"
        aria-label={t('remove', { title })}
        onClick={() => uncompareListing(id)}
        className="absolute end-0 top-0 grid size-11 place-content-center text-white"
      >
        <span className="grid size-8 place-content-center rounded-full bg-black/65">
          <X size={16} aria-hidden="true" />
        </span>
      </button>
    </div>
  )
}

const PriceCell = ({ listing: { price, category } }: { listing: ListingDetail }) => (
  <ListingPrice price={price} category={category} />
)

function PlaceCell({ listing: { place } }: { listing: ListingDetail }) {
  return usePlaceName()(place)
}

function DetailCell({ listing, name }: { listing: ListingDetail; name: DetailName }) {
  const line = useDetailLines(listing).find((one) => one.name === name)
  if (!line) return <span className="text-muted">–</span>
  return <span lang={line.isTheirs ? '' : undefined}>{line.value}</span>
}
