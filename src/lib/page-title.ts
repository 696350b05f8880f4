import { useEffect } from 'react'
import { createListeners } from './listeners'

let shown: { title: string } | null = null
const { listen, tell } = createListeners()

function show(next: typeof shown): void {
  shown = next
  tell()
}

/** What the page in hand is called beyond its route, for the document's title; null where nothing is said. */
export const pageTitle = () => shown?.title ?? null

export const subscribePageTitle = listen

/** Says what the page is called now, where one address shows several: the pages of a form, what came of handing it in. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return
    const own = { title }
    show(own)
    return () => {
      if (shown === own) show(null)
    }
  }, [title])
}
