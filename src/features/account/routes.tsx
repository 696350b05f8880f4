/** The routes of account settings: profile, bank account, security, own data; for every signed-in person. */
import { type RouteObject, replace } from 'react-router-dom'
import { text } from '@/lib/i18n/i18n'
import { lazyPage } from '@/lib/loading/lazy-import'
import { inSameFrames } from '@/lib/routing/government-prefix'
import { pageRoute } from '@/lib/routing/page-route'
import type { RouteHandle } from '@/lib/routing/route-handle'
import { accountPatterns, settingsInfoPath } from './paths'

export const accountRoutes: RouteObject[] = [
  {
    path: accountPatterns.settings,
    handle: { name: 'settings', title: text('账户设置') } satisfies RouteHandle,
    lazy: lazyPage(() => import('./pages/SettingsPage').then((module) => module.SettingsPage)),
    children: [
      {
        index: true,
        handle: { name: 'settings-start', title: text('账户设置') } satisfies RouteHandle,
        loader: ({ request }) => replace(inSameFrames(request, settingsInfoPath())),
      },
      pageRoute(
        accountPatterns.info,
        lazyPage(() => import('./pages/InfoPage').then((module) => module.InfoPage)),
        { name: 'settings-info', title: text('基本信息') },
      ),
      pageRoute(
        accountPatterns.bank,
        lazyPage(() => import('./pages/BankPage').then((module) => module.BankPage)),
        { name: 'settings-bank', title: text('银行信息') },
      ),
      pageRoute(
        accountPatterns.security,
        lazyPage(() => import('./pages/SecurityPage').then((module) => module.SecurityPage)),
        { name: 'settings-security', title: text('安全设置') },
      ),
      pageRoute(
        accountPatterns.data,
        lazyPage(() => import('./pages/MyDataPage').then((module) => module.MyDataPage)),
        { name: 'settings-data', title: text('我的数据') },
      ),
    ],
  },
]
