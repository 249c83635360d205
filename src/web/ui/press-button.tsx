/**
 * The component library's button, for triggers of its menus and dialogs, which need its press events. All others are
 * Button: 16 kB less in what every first visit loads.
 */
export { Button as PressButton } from '@heroui/react/button'
