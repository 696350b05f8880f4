import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { noteReload, PageMissing } from '@/lib/lazy-page'
import { addressOf } from './entry-address'
import { browser } from './entry-browser'

/**
 * Loads the page a person has gone to in a new document, where its code has been replaced by a deploy and nothing would be lost
 * by that; once a minute. @returns whether that is under way
 */
export function useReloadForPage(error: unknown): boolean {
  const address = addressOf(useLocation())
  const reload = error instanceof PageMissing && error.reload
  useEffect(() => {
    if (!reload) return
    noteReload()
    browser().loadAnew(address)
  }, [reload, address])
  return reload
}
