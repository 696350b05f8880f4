/** A stored picture (the unit's logo), fetched with the token. */
import { useEffect, useState } from 'react'
import { fetchFile } from '@/api/files'
import styles from './StoredImage.module.css'

/** A stored picture, fetched with the token and displayed from memory; nothing while loading or on failure. */
export function StoredImage({ fileKey, alt }: { fileKey: string; alt: string }) {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    let made: string | null = null
    fetchFile(fileKey, { signal: stop.signal, background: true })
      .then((blob) => {
        if (stop.signal.aborted) return
        made = URL.createObjectURL(blob)
        setAddress(made)
      })
      .catch(() => undefined)
    return () => {
      stop.abort()
      if (made) URL.revokeObjectURL(made)
      setAddress(null)
    }
  }, [fileKey])
  return address && <img src={address} alt={alt} className={styles.image} />
}
