import type { ComponentPropsWithRef } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'

interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /** What it does is under way: it keeps the focus and does nothing more. */
  isPending?: boolean | undefined
}

/** A native button with the component library's looks. */
export function Button({
  variant,
  size,
  isIconOnly,
  fullWidth,
  className,
  isPending = false,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(isPending ? { 'aria-disabled': true, 'data-pending': true } : { type, onClick })}
      className={buttonClass({ variant, size, isIconOnly, fullWidth }, className)}
    />
  )
}
