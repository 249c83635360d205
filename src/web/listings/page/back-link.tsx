import { Link, useCanGoBack, useRouter } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { CATEGORY_PATHS, type Category } from '#contract/listings/category.ts'

const link = '-ms-2 inline-flex min-h-11 items-center gap-1 pe-3 font-medium text-muted hover:text-foreground'

/** Back to where one came from, with its rows and scroll position; to the category for who came by a link. */
export function BackLink({ category }: { category: Category | null }) {
  const t = useTranslations('listings')
  const router = useRouter()
  const icon = <ChevronLeft size={20} aria-hidden="true" />
  if (useCanGoBack())
    return (
      <button type="button" className={link} onClick={() => router.history.back()}>
        {icon}
        {t('page.back')}
      </button>
    )
  return (
    <Link to={category ? CATEGORY_PATHS[category] : '/listings'} className={link}>
      {icon}
      {category ? t(`category.${category}`) : t('search.all')}
    </Link>
  )
}
