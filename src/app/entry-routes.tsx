import { type RouteObject, replace } from 'react-router-dom'
import { LoginPage } from '@/features/auth/pages/LoginPage'
import { publicPaths } from '@/features/auth/paths'
import { text } from '@/lib/i18n'
import { lazyPage } from '@/lib/lazy-page'
import type { RouteHandle } from '@/lib/route-handle'
import { fetchAhead } from './entry-ahead'
import { BlankLayout } from './layouts/BlankLayout'
import { UserLayout } from './layouts/UserLayout'

/** What is not built yet leads to /404 but keeps its public name, so that nobody is asked to sign in for it. */
const unbuilt = Object.entries(publicPaths).flatMap(([name, paths]): RouteObject[] =>
  name === 'login'
    ? []
    : paths.map((path) => ({
        path,
        handle: { name, title: text('页面不存在或仍在开发中'), public: true } satisfies RouteHandle,
        loader: () => replace('/404'),
        element: null,
      })),
)

/** The routes of the entry chunk: what can be opened without a login. Only the sign-in page is part of the chunk itself. */
export const entryRoutes: RouteObject[] = [
  {
    element: <UserLayout />,
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
  { element: <BlankLayout />, children: unbuilt },
]
