import { lazy, Suspense, useSyncExternalStore } from 'react'
import { RouterProvider } from 'react-router-dom'
import { loadChunk } from '@/lib/lazy-page'
import { recentNotices, subscribeNotices } from '@/lib/notices'
import { useFailures } from './failures'
import type { AppRouter } from './router'

/** What shows notices needs antd, which the sign-in screen does without until there is something to show. */
const FailureNotices = lazy(() =>
  loadChunk(() => import('./FailureNotices').then((module) => ({ default: module.FailureNotices }))),
)

/** The whole portal: the router's page, and the notices above it. */
export function App({ router }: { router: AppRouter }) {
  useFailures(router)
  const notices = useSyncExternalStore(subscribeNotices, recentNotices)
  return (
    <>
      <RouterProvider router={router} />
      {notices.length > 0 && (
        <Suspense>
          <FailureNotices />
        </Suspense>
      )}
    </>
  )
}
