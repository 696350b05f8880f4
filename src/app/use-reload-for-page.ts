/** Reloads the document when a deploy has replaced a page's code, at most once a minute; for the error pages of routes. */
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { mayReload, noteReload, PageMissingError } from '@/lib/loading/lazy-import'
import { addressOf } from './entry-address'
import { browser } from './entry-browser'

/**
 * Opens a page in a new document when a deploy has replaced its code and nothing would be lost; at most once a minute.
 * It decides after the previous page has unmounted.
 * @returns whether that is under way or undecided
 */
export function useReloadForPage(error: unknown): boolean {
  const address = addressOf(useLocation())
  const [stays, setStays] = useState<unknown>(null)
  const missing = error instanceof PageMissingError
  useEffect(() => {
    if (!missing) return
    if (!mayReload()) return setStays(error)
    noteReload()
    browser().loadAnew(address)
  }, [missing, error, address])
  return missing && stays !== error
}
