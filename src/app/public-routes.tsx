/** The routes of pages before the login, except the sign-in page. */

import type { RouteObject } from 'react-router-dom'
import { publicPaths } from '@/features/auth/paths'
import { acceptedPattern, helpPattern, legalPatterns, openGuidePatterns } from '@/features/help/paths'
import { text } from '@/lib/i18n/i18n'
import { lazyPage } from '@/lib/loading/lazy-import'
import { governmentPrefix } from '@/lib/routing/government-prefix'
import { pageRoute } from '@/lib/routing/page-route'
import type { RouteHandle } from '@/lib/routing/route-handle'
import { UserCard, UserLayout } from './layouts/UserLayout'

type PublicName = keyof typeof publicPaths

/** A public page at each of its paths; the default heading is its title. */
function publicPages(name: PublicName, title: string, lazy: RouteObject['lazy']): RouteObject[] {
  return publicPaths[name].map((path) => ({
    path,
    handle: { name, title, public: true } satisfies RouteHandle,
    lazy,
  }))
}

const page = {
  wechat: lazyPage(() => import('@/features/auth/pages/WechatLoginPage').then((module) => module.WechatLoginPage)),
  oneStopReturn: lazyPage(() =>
    import('@/features/auth/pages/OneStopReturnPage').then((module) => module.OneStopReturnPage),
  ),
  invitation: lazyPage(() => import('@/features/auth/pages/InvitationPage').then((module) => module.InvitationPage)),
  topic: lazyPage(() => import('@/features/auth/pages/TopicPage').then((module) => module.TopicPage)),
}

const wechatPages = publicPages('wxlogin', text('微信登录'), page.wechat)

const oneStopPages = publicPages(
  'ywtblogin',
  text('一网通办登录'),
  lazyPage(() => import('@/features/auth/pages/OneStopPage').then((module) => module.OneStopPage)),
)

/** In the user layout. The two return addresses of the one-stop service are one page. */
const userPages: RouteObject[] = [
  pageRoute(
    publicPaths.wxlogin[1],
    lazyPage(() => import('@/features/auth/pages/WechatBindPage').then((module) => module.WechatBindPage)),
    { name: 'wxlogin.bind', title: text('账号绑定'), public: true },
  ),
  ...publicPages(
    'newlogin',
    text('登录'),
    lazyPage(() => import('@/features/auth/pages/OtherLoginPages').then((module) => module.NewLoginPage)),
  ),
  ...publicPages(
    'businessLogin',
    text('业务登录'),
    lazyPage(() => import('@/features/auth/pages/OtherLoginPages').then((module) => module.BusinessLoginPage)),
  ),
  ...publicPages(
    'adminlogin',
    text('登录'),
    lazyPage(() => import('@/features/auth/pages/OtherLoginPages').then((module) => module.AdminLoginPage)),
  ),
  ...publicPages(
    'userLogin',
    text('授权'),
    lazyPage(() => import('@/features/auth/pages/ConsentPage').then((module) => module.ConsentPage)),
  ),
  ...publicPages(
    'register',
    text('注册账户'),
    lazyPage(() => import('@/features/auth/pages/RegisterPage').then((module) => module.RegisterPage)),
  ),
  ...publicPages(
    'registerResult',
    text('注册结果'),
    lazyPage(() => import('@/features/auth/pages/RegisterResultPage').then((module) => module.RegisterResultPage)),
  ),
  ...publicPages(
    'ForgetPassword',
    text('忘记密码'),
    lazyPage(() => import('@/features/auth/pages/ForgetPasswordPage').then((module) => module.ForgetPasswordPage)),
  ),
  ...publicPages(
    'unitupdate',
    text('单位/机构更名'),
    lazyPage(() => import('@/features/auth/pages/UnitRenamePage').then((module) => module.UnitRenamePage)),
  ),
  ...wechatPages.slice(0, 1),
  ...oneStopPages,
  ...publicPages('authlogin', text('一网通办登录'), page.oneStopReturn),
  ...publicPages('checklegal', text('法人核验'), page.oneStopReturn),
]

/** In the public layout: pages that links in messages lead to. */
const landingPages: RouteObject[] = [
  ...publicPages(
    'awardBind',
    text('奖励提名绑定'),
    lazyPage(() => import('@/features/auth/pages/AwardBindPages').then((module) => module.AwardNoticePage)),
  ),
  ...publicPages(
    'award.bind',
    text('奖励提名绑定'),
    lazyPage(() => import('@/features/auth/pages/AwardBindPages').then((module) => module.AwardBindPage)),
  ),
  ...publicPages('expert.entry', text('专家入库邀请'), page.invitation),
  ...publicPages('expert.invite', text('专家评审邀请'), page.invitation),
  ...publicPages('expert.invitation', text('特邀专家邀请'), page.invitation),
  ...publicPages('mobileInvitation', text('短信邀请'), page.invitation),
  ...publicPages('topicRelevance', text('课题关联'), page.topic),
  ...publicPages('subProject', text('子课题绑定'), page.topic),
]

/** Pages for everybody, signed in or not. */
const openPages: RouteObject[] = [
  pageRoute(
    openGuidePatterns.list,
    lazyPage(() => import('@/features/project/pages/OpenGuidesPage').then((module) => module.OpenGuidesPage)),
    { name: 'guides', title: text('申报指南'), public: true },
  ),
  pageRoute(
    openGuidePatterns.guide,
    lazyPage(() => import('@/features/project/pages/OpenGuidePage').then((module) => module.OpenGuidePage)),
    { name: 'guide', title: text('申报指南'), public: true },
  ),
  pageRoute(
    acceptedPattern,
    lazyPage(() =>
      import('@/features/award/reporting/AcceptedReportsPage').then((module) => module.AcceptedReportsPage),
    ),
    { name: 'award-accepted', title: text('奖励公示'), public: true },
  ),
  pageRoute(
    helpPattern,
    lazyPage(() => import('@/features/help/pages/HelpPage').then((module) => module.HelpPage)),
    { name: 'help', title: text('帮助中心'), public: true },
  ),
  pageRoute(
    legalPatterns.agreement,
    lazyPage(() => import('@/features/help/pages/LegalPage').then((module) => module.LegalPage)),
    { name: 'agreement', title: text('用户协议'), public: true },
  ),
  pageRoute(
    legalPatterns.privacy,
    lazyPage(() => import('@/features/help/pages/LegalPage').then((module) => module.LegalPage)),
    { name: 'privacy', title: text('隐私政策'), public: true },
  ),
]

/** Error pages for people without another layout. */
const refusals: RouteObject[] = [
  pageRoute(
    '/403',
    lazyPage(() => import('./pages/ForbiddenPage').then((module) => module.ForbiddenPage)),
    { name: '403', title: text('你无权访问该页面'), public: true },
  ),
  pageRoute(
    '/404',
    lazyPage(() => import('./pages/NotFoundPage').then((module) => module.NotFoundPage)),
    { name: '404', title: text('页面不存在或仍在开发中'), public: true },
  ),
]

/**
 * The same pages under a prefix, without its slash: paths of routes below another may not begin with one that is not the whole.
 */
const below = (routes: readonly RouteObject[]) =>
  routes.map((route) => ({ ...route, path: route.path?.replace(/^\//, '') }) as RouteObject)

/** Inside the government portal's frames: everything above but the sign-in pages (`isSignInPage`), which stand outside of them. */
const framedPages: RouteObject = {
  path: governmentPrefix,
  lazy: lazyPage(() =>
    import('./layouts/government/GovernmentOpenLayout').then((module) => module.GovernmentOpenLayout),
  ),
  children: below([
    ...refusals,
    ...openPages,
    ...landingPages,
    { element: <UserCard />, children: below(oneStopPages) },
  ]),
}

/**
 * Pages without login, except the sign-in page. A chunk of its own, because the names of their files alone would be a
 * hundredth of the sign-in screen.
 */
export const publicRoutes: RouteObject[] = [
  { element: <UserLayout />, children: userPages },
  ...refusals,
  {
    lazy: lazyPage(() => import('./layouts/OpenLayout').then((module) => module.OpenLayout)),
    children: openPages,
  },
  {
    lazy: lazyPage(() => import('./layouts/PublicLayout').then((module) => module.PublicLayout)),
    children: landingPages,
  },
  framedPages,
]
