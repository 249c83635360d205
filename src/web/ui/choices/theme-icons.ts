import { Moon, Sun, SunMoon } from 'lucide-react'
import type { Theme } from '#web/platform/device/theme.ts'

export const THEME_ICONS: Record<Theme, typeof Sun> = { system: SunMoon, light: Sun, dark: Moon }
