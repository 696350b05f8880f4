import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { RouterProvider } from 'react-router-dom'
import { debounceClicks } from '@/lib/click-debounce'
import { loadChunk } from '@/lib/lazy-page'
import { recentNotices, subscribeNotices } from '@/lib/notices'
import { signInAgain, subscribeSignInAgain } from '@/session/relogin'
import { useFailures } from './failures'
import type { AppRouter } from './router'

/** What shows notices needs antd, which the sign-in screen does without until there is something to show. */
const FailureNotices = lazy(() =>
  loadChunk(() => import('./FailureNotices').then((module) => ({ default: module.FailureNotices }))),
)

/** Signing in again over the page in hand; loaded when a login ends over unsaved work. */
const SignInAgain = lazy(() =>
  loadChunk(() => import('./SignInAgain').then((module) => ({ default: module.SignInAgain }))),
)

/** The whole portal: the router's page, and above it the notices and, where a login has ended, the way back in. */
export function App({ router }: { router: AppRouter }) {
  useFailures(router)
  useEffect(() => debounceClicks(document), [])
  const notices = useSyncExternalStore(subscribeNotices, recentNotices)
  const asked = useSyncExternalStore(subscribeSignInAgain, signInAgain)
  return (
    <>
      <RouterProvider router={router} />
      {notices.length > 0 && (
        <Suspense>
          <FailureNotices />
        </Suspense>
      )}
      {asked && (
        <Suspense>
          <SignInAgain asked={asked} />
        </Suspense>
      )}
    </>
  )
}
