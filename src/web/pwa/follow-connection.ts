import { useEffect, useState } from 'react'

/** Milliseconds for which it is said that the connection is back. */
const BACK_FOR = 3000

export type Connection = 'there' | 'lost' | 'back'

/** Is there a connection, as the browser says, and has it just come back? */
export function useConnection(): Connection {
  const [connection, setConnection] = useState<Connection>(() => (navigator.onLine ? 'there' : 'lost'))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const lost = () => {
      clearTimeout(timer)
      setConnection('lost')
    }
    const back = () => {
      clearTimeout(timer)
      // a browser may say so without having said that it was lost
      setConnection((before) => (before === 'there' ? before : 'back'))
      timer = setTimeout(() => setConnection('there'), BACK_FOR)
    }
    addEventListener('offline', lost)
    addEventListener('online', back)
    return () => {
      clearTimeout(timer)
      removeEventListener('offline', lost)
      removeEventListener('online', back)
    }
  }, [])
  return connection
}
