/** The routes of the resume. */
import { type RouteObject, replace } from 'react-router-dom'
import { text } from '@/lib/i18n/i18n'
import { lazyPage } from '@/lib/loading/lazy-import'
import { resumeLabels } from '@/lib/resume/resume-labels'
import { inSameFrames } from '@/lib/routing/government-prefix'
import { pageRoute } from '@/lib/routing/page-route'
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
        loader: ({ request }) => replace(inSameFrames(request, resumePath())),
        element: null,
      },
      pageRoute(
        resumeSections.WORK,
        lazyPage(() => import('./pages/ResumePages').then((module) => module.WorkPage)),
        { name: 'resume-work', title: resumeLabels.WORK },
      ),
      pageRoute(
        resumeSections.EDUCATION,
        lazyPage(() => import('./pages/ResumePages').then((module) => module.EducationPage)),
        { name: 'resume-education', title: resumeLabels.EDUCATION },
      ),
      pageRoute(
        resumeSections.ACHIEVEMENT,
        lazyPage(() => import('./pages/ResumePages').then((module) => module.AchievementPage)),
        { name: 'resume-achievement', title: resumeLabels.ACHIEVEMENT },
      ),
      pageRoute(
        resumeSections.REWARD,
        lazyPage(() => import('./pages/ResumePages').then((module) => module.RewardPage)),
        { name: 'resume-reward', title: resumeLabels.REWARD },
      ),
      pageRoute(
        resumeSections.PROJECT,
        lazyPage(() => import('./pages/ResumePages').then((module) => module.ProjectPage)),
        { name: 'resume-project', title: resumeLabels.PROJECT },
      ),
    ],
  },
]
