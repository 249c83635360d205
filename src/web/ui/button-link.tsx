import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'

interface AnchorProps extends ComponentPropsWithRef<'a'>, ButtonLook {}

function Anchor({ variant, size, isIconOnly, fullWidth, className, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size, isIconOnly, fullWidth }, className)}>
      {children}
    </a>
  )
}

/** A link that looks like a button; `to`, `params` and `search` are those of the router's Link. */
export const ButtonLink = createLink(Anchor)
