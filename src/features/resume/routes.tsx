import { type RouteObject, replace } from 'react-router-dom'
import { text } from '@/lib/i18n/i18n'
import { lazyPage } from '@/lib/loading/lazy-import'
import { resumeKinds } from '@/lib/resume/resume-kinds'
import { besides } from '@/lib/routing/government-prefix'
import type { RouteHandle } from '@/lib/routing/route-handle'
import { resumePath, resumePattern, resumeSections } from './paths'

/** The resume centre: everybody's own, without a permission. */
export const resumeRoutes: RouteObject[] = [
  {
    path: resumePattern,
    handle: { name: 'resume', title: text('个人履历'), menu: { order: 30, icon: 'resume' } } satisfies RouteHandle,
    lazy: lazyPage(() => import('./pages/ResumeFrame').then((module) => module.ResumeFrame)),
    children: [
      {
        index: true,
        handle: { name: 'resume-start', title: text('个人履历') } satisfies RouteHandle,
        loader: ({ request }) => replace(besides(request, resumePath())),
        element: null,
      },
      {
        path: resumeSections.WORK,
        handle: { name: 'resume-work', title: resumeKinds.WORK.label } satisfies RouteHandle,
        lazy: lazyPage(() => import('./pages/ResumePages').then((module) => module.WorkPage)),
      },
      {
        path: resumeSections.EDUCATION,
        handle: { name: 'resume-education', title: resumeKinds.EDUCATION.label } satisfies RouteHandle,
        lazy: lazyPage(() => import('./pages/ResumePages').then((module) => module.EducationPage)),
      },
      {
        path: resumeSections.ACHIEVEMENT,
        handle: { name: 'resume-achievement', title: resumeKinds.ACHIEVEMENT.label } satisfies RouteHandle,
        lazy: lazyPage(() => import('./pages/ResumePages').then((module) => module.AchievementPage)),
      },
      {
        path: resumeSections.REWARD,
        handle: { name: 'resume-reward', title: resumeKinds.REWARD.label } satisfies RouteHandle,
        lazy: lazyPage(() => import('./pages/ResumePages').then((module) => module.RewardPage)),
      },
      {
        path: resumeSections.PROJECT,
        handle: { name: 'resume-project', title: resumeKinds.PROJECT.label } satisfies RouteHandle,
        lazy: lazyPage(() => import('./pages/ResumePages').then((module) => module.ProjectPage)),
      },
    ],
  },
]
