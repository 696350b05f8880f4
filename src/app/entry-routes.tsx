/** The routes of the entry chunk: the sign-in page. */
import type { RouteObject } from 'react-router-dom'
import { LoginPage } from '@/features/auth/pages/LoginPage'
import { publicPaths } from '@/features/auth/paths'
import { text } from '@/lib/i18n/i18n'
import type { RouteHandle } from '@/lib/routing/route-handle'
import { prefetchAfterSignIn } from './entry-prefetch'
import { SignInLayout } from './layouts/SignInLayout'

export const entryRoutes: RouteObject[] = [
  {
    element: <SignInLayout />,
    children: [
      {
        path: publicPaths.login[0],
        handle: { name: 'login', title: text('登录'), public: true } satisfies RouteHandle,
        element: <LoginPage onFirstInput={prefetchAfterSignIn} />,
      },
    ],
  },
]
