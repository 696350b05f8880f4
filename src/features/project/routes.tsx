/** The routes of guides, declarations and projects. */
import type { RouteObject } from 'react-router-dom'
import { text } from '@/lib/i18n/i18n'
import { lazyPage } from '@/lib/loading/lazy-import'
import { pageRoute } from '@/lib/routing/page-route'
import type { RouteHandle } from '@/lib/routing/route-handle'
import { menuGroups } from '@/shared/navigation/menu-groups'
import { projectPatterns } from './paths'
import { declaring, evaluating, reviewing } from './permissions'

const workPage = lazyPage(() => import('./pages/WorkPages').then((module) => module.ProjectWorkPage))
const projectPage = lazyPage(() => import('./pages/ProjectPage').then((module) => module.ProjectPage))
const workFormPage = lazyPage(() => import('./pages/ProjectFormPage').then((module) => module.ProjectFormPage))
const workReviewPage = lazyPage(() => import('./pages/WorkPages').then((module) => module.ProjectWorkReviewPage))

const technicalDeskPage = lazyPage(() => import('./pages/TechnicalDeskPage').then((module) => module.TechnicalDeskPage))

/**
 * The project journey's screens. The history of a declaration opens for who declares and for who reviews; whose declarations they may
 * read, the backend decides.
 */
export const projectRoutes: RouteObject[] = [
  pageRoute(
    projectPatterns.guides,
    lazyPage(() => import('./pages/GuidesPage').then((module) => module.GuidesPage)),
    {
      name: 'project-guides',
      title: text('项目申报'),
      permission: declaring,
      menu: { order: 20, icon: 'project', group: menuGroups.projects },
    },
  ),
  pageRoute(
    projectPatterns.declare,
    lazyPage(() => import('./pages/DeclarePage').then((module) => module.DeclarePage)),
    { name: 'project-declare', title: text('申报指南'), permission: declaring },
  ),
  {
    path: projectPatterns.myProject,
    children: [
      {
        index: true,
        handle: {
          name: 'my-project',
          title: text('我的项目'),
          permission: declaring,
          menu: { order: 21, icon: 'project', group: menuGroups.projects },
          lists: { works: { scope: 'OWN', kinds: ['DECLARATION'] }, counts: { scope: 'OWN' }, years: true },
        } satisfies RouteHandle,
        lazy: lazyPage(() => import('./pages/MyProjectPage').then((module) => module.MyProjectPage)),
      },
      pageRoute(
        projectPatterns.removeProject,
        lazyPage(() => import('./pages/WorkPages').then((module) => module.RemoveWorkPage)),
        {
          name: 'my-project-del',
          opens: { target: 'work', param: 'id' },
          title: text('删除申报'),
          permission: declaring,
        },
      ),
      pageRoute(projectPatterns.memberConfirm, workPage, {
        name: 'my-project-confirm',
        opens: { target: 'work', param: 'id' },
        title: text('成员确认'),
      }),
      pageRoute(projectPatterns.evaluationConfirm, workPage, {
        name: 'evaluation-confirm',
        opens: { target: 'work', param: 'id' },
        title: text('核对项目信息'),
        permission: declaring,
      }),
      pageRoute(
        projectPatterns.bindSubproject,
        lazyPage(() => import('./pages/BindSubprojectPage').then((module) => module.BindSubprojectPage)),
        { name: 'bind-subproject', title: text('绑定子课题'), permission: declaring },
      ),
      pageRoute(
        projectPatterns.topic,
        lazyPage(() => import('./pages/OwnTopicPage').then((module) => module.OwnTopicPage)),
        { name: 'own-topic', title: text('子课题'), under: ['my-project'] },
      ),
      pageRoute(
        projectPatterns.projectTopics,
        lazyPage(() => import('./pages/ProjectTopicsPage').then((module) => module.ProjectTopicsPage)),
        { name: 'project-topics', title: text('项目课题'), under: ['my-project', 'pre-project-manage'] },
      ),
      pageRoute(projectPatterns.work, workPage, {
        name: 'project-work',
        opens: { target: 'work', param: 'workId' },
        title: text('办理进度'),
        under: ['my-project', 'pre-project-manage'],
      }),
      pageRoute(projectPatterns.workForm, workFormPage, {
        name: 'project-work-form',
        title: text('填报'),
        under: ['my-project'],
        opens: { target: 'answers', param: 'workId' },
      }),
      pageRoute(projectPatterns.workReview, workReviewPage, {
        name: 'project-work-review',
        opens: { target: 'answers', param: 'workId' },
        title: text('审核'),
        under: ['pre-project-manage'],
      }),
    ],
  },
  pageRoute(projectPatterns.performance, workPage, {
    name: 'performance-form',
    opens: { target: 'work', param: 'id' },
    title: text('绩效评价'),
    under: ['my-project'],
  }),
  pageRoute(projectPatterns.performanceForm, workFormPage, {
    name: 'performance-smartform',
    title: text('填报绩效评价'),
    under: ['my-project'],
    opens: { target: 'answers', param: 'contentId' },
  }),
  pageRoute(projectPatterns.performanceReview, workReviewPage, {
    name: 'performance-confirm',
    opens: { target: 'answers', param: 'id' },
    title: text('审核绩效评价'),
    permission: reviewing,
  }),
  pageRoute(
    projectPatterns.taskBooks,
    lazyPage(() => import('./pages/TaskBooksPage').then((module) => module.TaskBooksPage)),
    { name: 'task-book-list', title: text('任务书审核'), permission: reviewing, under: ['pre-project-manage'] },
  ),
  pageRoute(
    projectPatterns.taskBookReview,
    lazyPage(() => import('./pages/WorkPages').then((module) => module.TaskBookReviewPage)),
    {
      name: 'task-book-review',
      opens: { target: 'answers', param: 'workId', kinds: ['TASK_BOOK'] },
      title: text('审核任务书'),
      permission: reviewing,
      under: ['pre-project-manage'],
    },
  ),
  pageRoute(
    projectPatterns.technical,
    lazyPage(() => import('./pages/TechnicalPage').then((module) => module.TechnicalPage)),
    {
      name: 'technical',
      title: text('技术报告评价'),
      permission: evaluating,
      menu: { order: 24, icon: 'project', group: menuGroups.projects },
      lists: { works: { kinds: ['TECHNICAL_EVALUATION'] } },
    },
  ),
  pageRoute(projectPatterns.technicalWork, technicalDeskPage, {
    name: 'technical-work',
    opens: { target: 'work', param: 'workId', kinds: ['TECHNICAL_EVALUATION'] },
    title: text('评价技术报告'),
    permission: evaluating,
    under: ['technical'],
  }),
  pageRoute(projectPatterns.technicalForm, technicalDeskPage, {
    name: 'technical-form',
    title: text('填写评价'),
    permission: evaluating,
    under: ['technical'],
    opens: { target: 'answers', param: 'workId', kinds: ['TECHNICAL_EVALUATION'] },
  }),
  pageRoute(projectPatterns.form, workFormPage, {
    name: 'smartform',
    title: text('填报申报书'),
    permission: declaring,
    under: ['my-project'],
    opens: { target: 'answers', param: 'contentId' },
  }),
  pageRoute(projectPatterns.status, projectPage, {
    name: 'declare-status-list',
    opens: { target: 'work', param: 'contentId' },
    title: text('申报进度'),
    permission: [declaring, reviewing],
    under: ['my-project', 'pre-project-manage'],
  }),
  pageRoute(
    projectPatterns.reviewGuides,
    lazyPage(() => import('./pages/ReviewGuidesPage').then((module) => module.ReviewGuidesPage)),
    {
      name: 'pre-project-manage',
      title: text('项目审核'),
      permission: reviewing,
      menu: { order: 22, icon: 'project', group: menuGroups.projects },
    },
  ),
  pageRoute(
    projectPatterns.reviewList,
    lazyPage(() => import('./pages/ReviewListPage').then((module) => module.ReviewListPage)),
    { name: 'project-manage-list', title: text('申报项目列表'), permission: reviewing, under: ['pre-project-manage'] },
  ),
  pageRoute(
    projectPatterns.review,
    lazyPage(() => import('./pages/WorkPages').then((module) => module.DeclarationReviewPage)),
    {
      name: 'project-review',
      opens: { target: 'answers', param: 'contentId', kinds: ['DECLARATION'] },
      title: text('审核申报书'),
      permission: reviewing,
      under: ['pre-project-manage'],
    },
  ),
]
