import {
  Activity,
  BookOpen,
  Briefcase,
  Coffee,
  Heart,
  type LucideIcon,
  MapPin,
  Monitor,
  Palette,
  Trophy,
  Users,
} from 'lucide-react'
import type { GroupCategory, GroupIcon } from '#contract/groups/category.ts'
import { useLanguage } from '#web/platform/language/language.tsx'

const SIGNS: Record<GroupIcon, LucideIcon> = {
  Users,
  Heart,
  Trophy,
  Monitor,
  Briefcase,
  Palette,
  Coffee,
  BookOpen,
  Activity,
  MapPin,
}

/** The sign that a category has in its table. */
export function CategorySign({ icon, size }: { icon: GroupIcon; size: number }) {
  const Sign = SIGNS[icon]
  return <Sign size={size} aria-hidden="true" className="shrink-0" />
}

/** A category's name in the reader's language. */
export function useCategoryLabel(): (category: GroupCategory) => string {
  const { language, catalogue } = useLanguage()
  return ({ id, label, labelAm }) =>
    catalogue.lists?.groupCategories?.[id] ?? (language === 'am' ? labelAm : label)
}
