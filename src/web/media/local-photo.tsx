import { useCallback } from 'react'

interface LocalPhotoProps {
  file: File
  /** Empty where what it is stands beside it. */
  alt?: string
  className?: string
}

/** A photo that is still on the device only. */
export function LocalPhoto({ file, alt = '', className = 'size-28 rounded-xl' }: LocalPhotoProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  return (
    <img ref={show} alt={alt} draggable={false} className={`bg-surface-tertiary object-cover ${className}`} />
  )
}
