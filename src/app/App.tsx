import { useEffect } from 'react'
import { RouterProvider } from 'react-router-dom'
import { debounceClicks } from '@/lib/input/click-debounce'
import { ignoreImeKeys } from '@/lib/input/ime-keys'
import { watchPointerPress } from '@/lib/input/pointer-press'
import type { AppRouter } from './app-router'
import { useFailures } from './failures'
import { Notices } from './Notices'

/** The whole portal: the router's page, and the notices above it. */
export function App({ router }: { router: AppRouter }) {
  useFailures(router)
  useEffect(() => ignoreImeKeys(document), [])
  useEffect(() => debounceClicks(document), [])
  useEffect(() => watchPointerPress(document), [])
  return (
    <>
      <RouterProvider router={router} />
      <Notices />
    </>
  )
}
