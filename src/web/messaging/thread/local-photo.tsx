import { useEffect, useState } from 'react'

/** A photo that is still on the device only. Decoration: what it is stands beside it. */
export function LocalPhoto({ file, className = 'size-28' }: { file: File; className?: string }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return <img src={address} alt="" className={`rounded-xl bg-surface-tertiary object-cover ${className}`} />
}
