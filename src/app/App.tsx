/** The root component: the router's page and the notices above it. */
import { useEffect } from 'react'
import { RouterProvider } from 'react-router-dom'
import { debounceClicks } from '@/lib/input/click-debounce'
import { ignoreImeKeys } from '@/lib/input/ime-keys'
import { watchPointerPress } from '@/lib/input/pointer-press'
import type { AppRouter } from './app-router'
import { useFailures } from './failures'
import { Notices } from './Notices'

/**
 * The whole portal: the router's page, and the notices above it. Navigations are no transitions: Apollo's `useQuery` sends its
 * request while it renders, so a list rendered in turns with its former and its next filter would request both without end.
 */
export function App({ router }: { router: AppRouter }) {
  useFailures(router)
  useEffect(() => ignoreImeKeys(document), [])
  useEffect(() => debounceClicks(document), [])
  useEffect(() => watchPointerPress(document), [])
  return (
    <>
      <RouterProvider router={router} useTransitions={false} />
      <Notices />
    </>
  )
}
