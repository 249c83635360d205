/** The looks of a link in a row of chips (ChipRow). */
export const chipClass = (isChosen: boolean): string =>
  `flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-medium whitespace-nowrap transition-colors ${
    isChosen
      ? 'border-accent bg-accent text-accent-foreground'
      : 'border-border bg-surface hover:border-accent'
  }`
