const TYPED_INTO = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]'
const DIALOG = '[role="dialog"], [role="alertdialog"]'
/** Toasts are dialogs to those who read by ear; they stand in a region of their own and take no keys. */
const TOASTS = '[role="region"]'

/** Is this key nobody else's: not typed into a field or while a dialog is open, and no shortcut of the browser? */
export const isFree = (event: KeyboardEvent): boolean =>
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !event.repeat &&
  !event.defaultPrevented &&
  ![...document.querySelectorAll(DIALOG)].some((dialog) => dialog.closest(TOASTS) === null) &&
  !(event.target instanceof Element && event.target.closest(TYPED_INTO))
