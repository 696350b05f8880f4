/**
 * The pages that the split view of a list opens beside it, by kind of work; passed to `src/work/` by `MemberShell`.
 */

import { lazyPart } from '@/ui/lazy-part'
import { PageSkeleton } from '@/ui/PageSkeleton'
import type { PaperProps } from '@/work/papers'

const ofProject = lazyPart<PaperProps>(
  () => import('@/features/project/pages/WorkPages').then((module) => module.ProjectPaper),
  () => <PageSkeleton />,
)
const ofExpert = lazyPart<PaperProps>(
  () => import('@/features/expert/pages/ExpertInfoPage').then((module) => module.ExpertPaper),
  () => <PageSkeleton />,
)

/** By kind; loaded when the first such item opens. */
export const papers = {
  ACCEPTANCE: ofProject,
  PERFORMANCE: ofProject,
  EXPERT_CHANGE: ofExpert,
}
