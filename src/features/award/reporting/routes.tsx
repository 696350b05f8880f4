/** The routes of award reports. */
import type { RouteObject } from 'react-router-dom'
import { acceptedPattern } from '@/features/help/paths'
import { text } from '@/lib/i18n/i18n'
import { lazyPage } from '@/lib/loading/lazy-import'
import { pageRoute } from '@/lib/routing/page-route'
import { formPage } from '@/work/form-page'
import { reportingPatterns, reportsPath } from './paths'

const page = (name: keyof typeof import('./ReportPages')) =>
  lazyPage(() => import('./ReportPages').then((module) => module[name]))
const objection = (name: keyof typeof import('./ObjectionPages')) =>
  lazyPage(() => import('./ObjectionPages').then((module) => module[name]))
const awardForm = formPage({ label: text('返回奖励提名材料'), to: reportsPath() })
const under = ['award-reporting']

/**
 * Award reports. No route permission (specification, section 6): the backend answers only people involved in a work
 * item.
 */
export const reportingRoutes: RouteObject[] = [
  pageRoute(
    reportingPatterns.list,
    lazyPage(() => import('./ReportsPage').then((module) => module.ReportsPage)),
    {
      name: 'award-reporting',
      title: text('奖励提名材料'),
      menu: { order: 28.2, icon: 'award', group: text('科学技术奖') },
      lists: { works: { kinds: ['AWARD_REPORT'] }, counts: { kinds: ['AWARD_REPORT', 'AWARD_MATERIAL'] } },
    },
  ),
  pageRoute(reportingPatterns.report, page('ReportPage'), {
    name: 'award-report',
    opens: { target: 'work', param: 'workId', kinds: ['AWARD_REPORT'] },
    title: text('办理进度'),
    under,
  }),
  pageRoute(reportingPatterns.filed, page('FiledReportPage'), {
    name: 'award-report-filed',
    opens: { target: 'answers', param: 'workId', kinds: ['AWARD_REPORT'] },
    title: text('所填内容'),
    under,
  }),
  pageRoute(reportingPatterns.form, awardForm, {
    name: 'award-report-form',
    title: text('填报奖励提名材料'),
    under,
    opens: { target: 'answers', param: 'workId' },
  }),
  pageRoute(reportingPatterns.material, page('MaterialPage'), {
    name: 'award-material',
    opens: { target: 'work', param: 'workId', kinds: ['AWARD_MATERIAL'] },
    title: text('补正材料'),
    under,
  }),
  pageRoute(reportingPatterns.materialFiled, page('FiledMaterialPage'), {
    name: 'award-material-filed',
    opens: { target: 'answers', param: 'workId', kinds: ['AWARD_MATERIAL'] },
    title: text('所填内容'),
    under,
  }),
  pageRoute(reportingPatterns.materialForm, awardForm, {
    name: 'award-material-form',
    title: text('填写补正材料'),
    under,
    opens: { target: 'answers', param: 'workId' },
  }),
  pageRoute(reportingPatterns.contribution, page('ContributionPage'), {
    name: 'award-contribution',
    opens: { target: 'work', param: 'workId', kinds: ['AWARD_PERSON', 'AWARD_UNIT'] },
    title: text('确认排名与贡献'),
  }),
  pageRoute(reportingPatterns.object, objection('ObjectPage'), { name: 'award-object', title: text('提出异议') }),
  pageRoute(reportingPatterns.objection, objection('ObjectionPage'), {
    name: 'award-objection',
    opens: { target: 'work', param: 'workId', kinds: ['AWARD_OBJECTION'] },
    title: text('公示异议'),
  }),
  pageRoute(reportingPatterns.objectionFiled, objection('FiledObjectionPage'), {
    name: 'award-objection-filed',
    opens: { target: 'answers', param: 'workId', kinds: ['AWARD_OBJECTION'] },
    title: text('所填内容'),
  }),
  pageRoute(reportingPatterns.objectionForm, formPage({ label: text('返回奖励公示'), to: acceptedPattern }), {
    name: 'award-objection-form',
    title: text('填写异议'),
    opens: { target: 'answers', param: 'workId' },
  }),
]
