import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { mayReload, noteReload, PageMissing } from '@/lib/lazy-page'
import { addressOf } from './entry-address'
import { browser } from './entry-browser'

/**
 * Loads the page a person has gone to in a new document, where its code has been replaced by a deploy and nothing would be lost
 * by that; once a minute. It is judged once the page that was left is gone with what it held: who left that unsent has said so.
 * @returns whether that is under way, or not judged yet
 */
export function useReloadForPage(error: unknown): boolean {
  const address = addressOf(useLocation())
  const [stays, setStays] = useState<unknown>(null)
  const missing = error instanceof PageMissing
  useEffect(() => {
    if (!missing) return
    if (!mayReload()) return setStays(error)
    noteReload()
    browser().loadAnew(address)
  }, [missing, error, address])
  return missing && stays !== error
}
