import { useCallback } from 'react'

/** A photo that is still on the device only. Decoration: what it is stands beside it. */
export function LocalPhoto({ file, className = 'size-28' }: { file: File; className?: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  return <img ref={show} alt="" className={`rounded-xl bg-surface-tertiary object-cover ${className}`} />
}
