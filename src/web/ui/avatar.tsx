import { graphemesOf } from '#contract/kit/graphemes.ts'
import { type Picture, pictureUrl } from '#contract/media/picture.ts'

/** The first grapheme of the first two words: "Abebe Bikila" is AB, "ሣራ ተስፋዬ" is ሣተ. */
export function initialsOf(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => graphemesOf(word)[0] ?? '')
    .join('')
    .toLocaleUpperCase()
}

interface AvatarProps {
  name: string
  picture: Picture | null
  /** Pixels. */
  size?: number
}

/** A person's photo, else their initials. Decoration: the name stands beside it. */
export function Avatar({ name, picture, size = 40 }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className="inline-grid shrink-0 place-content-center overflow-hidden rounded-full bg-accent-soft font-semibold text-accent-soft-foreground select-none"
      style={{ width: size, height: size, fontSize: size * 0.38 }}
    >
      {picture ? (
        <img
          src={pictureUrl(picture.id, 'small', 'webp')}
          alt=""
          width={size}
          height={size}
          className="size-full object-cover"
          loading="lazy"
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}
