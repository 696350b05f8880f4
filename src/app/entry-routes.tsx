import type { RouteObject } from 'react-router-dom'
import { LoginPage } from '@/features/auth/pages/LoginPage'
import { publicPaths } from '@/features/auth/paths'
import { text } from '@/lib/i18n'
import { lazyPage } from '@/lib/lazy-page'
import type { RouteHandle } from '@/lib/route-handle'
import { fetchAhead } from './entry-ahead'
import { SignInLayout } from './layouts/SignInLayout'

/** The routes of the entry chunk, of which the sign-in page is part: what anybody may meet at any address. */
export const entryRoutes: RouteObject[] = [
  {
    element: <SignInLayout />,
    children: [
      {
        path: publicPaths.login[0],
        handle: { name: 'login', title: text('登录'), public: true } satisfies RouteHandle,
        element: <LoginPage onFirstInput={fetchAhead} />,
      },
    ],
  },
  {
    path: '/403',
    handle: { name: '403', title: text('你无权访问该页面'), public: true } satisfies RouteHandle,
    lazy: lazyPage(() => import('./pages/ForbiddenPage').then((module) => module.ForbiddenPage)),
  },
  {
    path: '/404',
    handle: { name: '404', title: text('页面不存在或仍在开发中'), public: true } satisfies RouteHandle,
    lazy: lazyPage(() => import('./pages/NotFoundPage').then((module) => module.NotFoundPage)),
  },
]
