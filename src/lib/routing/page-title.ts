/** The part of the document title that a page sets itself; forms and results set it, `Root` shows it. */

import { useEffect } from 'react'
import { createListeners } from '../events/listeners'

let currentTitle: { title: string } | null = null
const { listen, notify } = createListeners()

function show(next: typeof currentTitle): void {
  currentTitle = next
  notify()
}

/** The current page's title beyond its route's, for the document title; null for none. */
export const pageTitle = () => currentTitle?.title ?? null

export const subscribePageTitle = listen

/** Sets the page's title where one address shows several things: the pages of a form, the result of submitting it. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return
    const own = { title }
    show(own)
    return () => {
      if (currentTitle === own) show(null)
    }
  }, [title])
}
