import { buttonVariants } from '@heroui/styles'
import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'

interface AnchorProps extends ComponentPropsWithRef<'a'> {
  variant?: 'primary' | 'secondary' | 'tertiary' | 'outline' | 'ghost' | 'danger'
  size?: 'sm' | 'md' | 'lg'
  fullWidth?: boolean
}

function Anchor({
  variant = 'primary',
  size = 'md',
  fullWidth = false,
  className = '',
  children,
  ...rest
}: AnchorProps) {
  return (
    <a {...rest} className={`${buttonVariants({ variant, size, fullWidth })} ${className}`}>
      {children}
    </a>
  )
}

/** A link that looks like a button; `to`, `params` and `search` are those of the router's Link. */
export const ButtonLink = createLink(Anchor)
