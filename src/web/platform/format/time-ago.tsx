import { useFormats } from './format.ts'
import { Spoken } from './spoken.tsx'

interface TimeAgoProps {
  at: string
  title?: string
  className?: string
}

/** "6 h", said as six hours ago. */
export function TimeAgo({ at, ...props }: TimeAgoProps) {
  const { ago } = useFormats()
  return (
    <time dateTime={at} {...props}>
      <Spoken kind="age" at={at}>
        {ago(at)}
      </Spoken>
    </time>
  )
}
