import type { RouteObject } from 'react-router-dom'
import { projectPrintRoutes } from '@/features/project/routes'
import { text } from '@/lib/i18n'
import { lazyPage } from '@/lib/lazy-page'
import type { RouteHandle } from '@/lib/route-handle'
import { BasicLayout } from './layouts/BasicLayout'
import { BlankLayout } from './layouts/BlankLayout'
import { MemberShell } from './MemberShell'
import { memberPages } from './member-pages'
import { PageFailure } from './pages/PageFailure'

/**
 * The routes behind the login. This module is a chunk of its own, loaded with the first of them; the layout is part of it, so
 * that it does not take another journey over the line. A page that fails is replaced inside the layout, whose menu is the way
 * out; unknown addresses are answered by the guard (to /404).
 */
export const memberRoutes: RouteObject[] = [
  {
    element: (
      <MemberShell>
        <BasicLayout />
      </MemberShell>
    ),
    children: [
      {
        errorElement: <PageFailure />,
        children: [
          ...memberPages,
          {
            path: '500',
            handle: { name: '500', title: text('服务器出错了') } satisfies RouteHandle,
            lazy: lazyPage(() => import('./pages/ServerErrorPage').then((module) => module.ServerErrorPage)),
          },
        ],
      },
    ],
  },
  {
    element: (
      <MemberShell>
        <BlankLayout />
      </MemberShell>
    ),
    children: [{ errorElement: <PageFailure />, children: projectPrintRoutes }],
  },
]
