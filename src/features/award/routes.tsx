/** The routes of award nominations. */
import type { RouteObject } from 'react-router-dom'
import { text } from '@/lib/i18n/i18n'
import { lazyPage } from '@/lib/loading/lazy-import'
import { pageRoute } from '@/lib/routing/page-route'
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
  pageRoute(awardPatterns.nominations, list, {
    name: 'nomination',
    title: text('提名'),
    menu: { order: 28, icon: 'award', group },
  }),
  pageRoute(awardPatterns.unitNominations, list, {
    name: 'award-unit',
    title: text('单位提名'),
    menu: { order: 28.1, icon: 'award', group },
  }),
  pageRoute(awardPatterns.nomination, page('NominationPage'), {
    name: 'nomination-overview',
    opens: { target: 'work', param: 'workId', kinds: ['NOMINATION', 'FOREIGN_NOMINATION'] },
    title: text('提名进度'),
    under: lists,
  }),
  pageRoute(awardPatterns.filed, page('FiledNominationPage'), {
    name: 'nomination-filed',
    opens: { target: 'answers', param: 'workId', kinds: ['NOMINATION', 'FOREIGN_NOMINATION'] },
    title: text('所填内容'),
    under: lists,
  }),
  pageRoute(awardPatterns.form, formPage(), {
    name: 'nomination-form',
    title: text('填写提名书'),
    under: lists,
    opens: { target: 'answers', param: 'workId' },
  }),
  pageRoute(
    awardPatterns.letter,
    lazyPage(() => import('./pages/LetterPage').then((module) => module.LetterPage)),
    { name: 'nomination-letter', title: text('提名通知书'), under: lists },
  ),
  pageRoute(
    awardPatterns.apply,
    lazyPage(() => import('./pages/ApplyPage').then((module) => module.ApplyPage)),
    { name: 'nomination-apply', title: text('发起提名'), under: lists },
  ),
  pageRoute(
    awardPatterns.foreign,
    lazyPage(() => import('./pages/ForeignNominationFormPage').then((module) => module.ForeignNominationFormPage)),
    {
      name: 'nomination-foreign',
      title: text('外国人提名'),
      under: lists,
      opens: { target: 'answers', param: 'workId' },
    },
  ),
]
