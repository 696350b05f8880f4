/** The root component: the router's page and the notices above it (main.tsx renders it, tests too). */
import { useEffect, useState } from 'react'
import { RouterProvider } from 'react-router-dom'
import { debounceClicks } from '@/lib/input/click-debounce'
import { ignoreImeKeys } from '@/lib/input/ime-keys'
import { watchPointerPress } from '@/lib/input/pointer-press'
import type { AppRouter } from './app-router'
import { useFailures } from './failures'
import { Notices } from './Notices'

/**
 * The whole portal: the router's page, and the notices above it. The first page of a document is drawn as a transition, in slices of
 * a few milliseconds, so that no task of opening the portal is long. Later navigations are no transitions: Apollo's `useQuery` sends its
 * request while it renders, so a list rendered in turns with its former and its next filter would request both without end.
 */
export function App({ router }: { router: AppRouter }) {
  useFailures(router)
  const [transitions, setTransitions] = useState<false>()
  useEffect(() => router.subscribe((state) => state.initialized && setTransitions(false)), [router])
  useEffect(() => ignoreImeKeys(document), [])
  useEffect(() => debounceClicks(document), [])
  useEffect(() => watchPointerPress(document), [])
  return (
    <>
      <RouterProvider router={router} useTransitions={transitions} />
      <Notices />
    </>
  )
}
