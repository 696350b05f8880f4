import { useEffect } from 'react'
import { RouterProvider } from 'react-router-dom'
import { debounceClicks } from '@/lib/click-debounce'
import { useFailures } from './failures'
import { Notices } from './Notices'
import type { AppRouter } from './router'

/** The whole portal: the router's page, and above it the notices. */
export function App({ router }: { router: AppRouter }) {
  useFailures(router)
  useEffect(() => debounceClicks(document), [])
  return (
    <>
      <RouterProvider router={router} />
      <Notices />
    </>
  )
}
