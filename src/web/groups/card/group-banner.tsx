import type { GroupCard } from '#contract/groups/group.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Tibeb } from '#web/ui/brand/tibeb.tsx'
import { CategorySign } from './category-sign.tsx'

interface GroupBannerProps {
  group: Pick<GroupCard, 'banner' | 'category'>
  /** Width on screen as in <img sizes>. */
  sizes: string
  /** Width by height. */
  ratio: number
  eager?: boolean
  /** Pixels of the sign where there is no picture. */
  sign?: number
}

/** A group's banner; without one the sign of its category on woven ground. */
export function GroupBanner({ group, sizes, ratio, eager = false, sign = 44 }: GroupBannerProps) {
  if (group.banner) return <Picture picture={group.banner} alt="" sizes={sizes} ratio={ratio} eager={eager} />
  return (
    <span
      aria-hidden="true"
      className="relative grid place-content-center overflow-hidden bg-accent-soft text-accent-soft-foreground"
      style={{ aspectRatio: ratio }}
    >
      <span className="absolute inset-x-0 bottom-0 h-4 text-gold opacity-70">
        <Tibeb shape="divider" />
      </span>
      <CategorySign icon={group.category.iconName} size={sign} />
    </span>
  )
}
