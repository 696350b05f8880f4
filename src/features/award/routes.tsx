import type { RouteObject } from 'react-router-dom'
import { text } from '@/lib/i18n/i18n'
import { lazyPage } from '@/lib/loading/lazy-import'
import type { RouteHandle } from '@/lib/routing/route-handle'
import { formPage } from '@/work/form-page'
import { awardPatterns } from './paths'

const group = text('科学技术奖')
const lists = ['nomination', 'award-unit']
const page = (name: 'NominationPage' | 'FiledNominationPage') =>
  lazyPage(() => import('./pages/NominationPages').then((module) => module[name]))
const list = lazyPage(() => import('./pages/NominationsPage').then((module) => module.NominationsPage))

/**
 * Nominations. No route permission (specification, section 6): the award user state decides the entries
 * (`app/menu-entries.ts`), and the backend answers nobody else.
 */
export const awardRoutes: RouteObject[] = [
  {
    path: awardPatterns.nominations,
    handle: {
      name: 'nomination',
      title: text('提名'),
      menu: { order: 28, icon: 'award', group },
    } satisfies RouteHandle,
    lazy: list,
  },
  {
    path: awardPatterns.unitNominations,
    handle: {
      name: 'award-unit',
      title: text('单位提名'),
      menu: { order: 28.1, icon: 'award', group },
    } satisfies RouteHandle,
    lazy: list,
  },
  {
    path: awardPatterns.nomination,
    handle: {
      name: 'nomination-overview',
      opens: { what: 'work', by: 'workId', kinds: ['NOMINATION', 'FOREIGN_NOMINATION'] },
      title: text('提名进度'),
      under: lists,
    } satisfies RouteHandle,
    lazy: page('NominationPage'),
  },
  {
    path: awardPatterns.filed,
    handle: {
      name: 'nomination-filed',
      opens: { what: 'answers', by: 'workId', kinds: ['NOMINATION', 'FOREIGN_NOMINATION'] },
      title: text('所填内容'),
      under: lists,
    } satisfies RouteHandle,
    lazy: page('FiledNominationPage'),
  },
  {
    path: awardPatterns.form,
    handle: {
      name: 'nomination-form',
      title: text('填写提名书'),
      under: lists,
      opens: { what: 'answers', by: 'workId' },
    } satisfies RouteHandle,
    lazy: formPage(),
  },
  {
    path: awardPatterns.letter,
    handle: { name: 'nomination-letter', title: text('提名通知书'), under: lists } satisfies RouteHandle,
    lazy: lazyPage(() => import('./pages/LetterPage').then((module) => module.LetterPage)),
  },
  {
    path: awardPatterns.apply,
    handle: { name: 'nomination-apply', title: text('发起提名'), under: lists } satisfies RouteHandle,
    lazy: lazyPage(() => import('./pages/ApplyPage').then((module) => module.ApplyPage)),
  },
  {
    path: awardPatterns.foreign,
    handle: {
      name: 'nomination-foreign',
      title: text('外国人提名'),
      under: lists,
      opens: { what: 'answers', by: 'workId' },
    } satisfies RouteHandle,
    lazy: lazyPage(() =>
      import('./pages/ForeignNominationFormPage').then((module) => module.ForeignNominationFormPage),
    ),
  },
]
