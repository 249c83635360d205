export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'tertiary' | 'outline' | 'ghost' | 'danger' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  isIconOnly?: boolean | undefined
  fullWidth?: boolean | undefined
}

/** The component library's class names of a button, without what it computes them with. */
export function buttonClass(look: ButtonLook, more = ''): string {
  const { variant = 'primary', size = 'md', isIconOnly = false, fullWidth = false } = look
  const marks = `${isIconOnly ? ' button--icon-only' : ''}${fullWidth ? ' button--full-width' : ''}`
  return `button button--${variant} button--${size}${marks} ${more}`.trimEnd()
}
