import { useEffect } from 'react'
import { RouterProvider } from 'react-router-dom'
import { debounceClicks } from '@/lib/click-debounce'
import { leaveComposingKeys } from '@/lib/composing-keys'
import { watchPresses } from '@/lib/press'
import type { AppRouter } from './app-router'
import { useFailures } from './failures'
import { Notices } from './Notices'

/** The whole portal: the router's page, and the notices above it. */
export function App({ router }: { router: AppRouter }) {
  useFailures(router)
  useEffect(() => leaveComposingKeys(document), [])
  useEffect(() => debounceClicks(document), [])
  useEffect(() => watchPresses(document), [])
  return (
    <>
      <RouterProvider router={router} />
      <Notices />
    </>
  )
}
