/** The back link of a project's work items: to the project, or to the list they were opened from; for the form, review and overview pages. */
import { useMaybeSession } from '@/session/session'
import { listHref } from '@/shared/list/list-memory'
import { useT } from '@/ui/use-t'
import { factsOf } from '@/work/facts'
import type { WorkRowFragment } from '@/work/graphql/works.workflow.generated'
import { myProjectPath, projectTopicsPath, reviewGuidesPath, reviewListPath, statusPath, topicPath } from './paths'
import { declaring, reviewing } from './permissions'

/**
 * The link back from a work item: its project, for its readers; else the list it was most likely opened from, with its
 * filters.
 */
export function useBackFromWork() {
  const t = useT()
  const session = useMaybeSession()
  const reviews = session?.permissions.has(reviewing) ?? false
  return (work?: WorkRowFragment): { label: string; to: string } => {
    const { topicId } = work ? factsOf(work) : {}
    if (work?.projectId != null && typeof topicId === 'string')
      return work.creatorId === session?.user.id
        ? { label: t('返回子课题'), to: topicPath(topicId) }
        : { label: t('返回课题'), to: projectTopicsPath(work.projectId) }
    const own = work ? work.creatorId === session?.user.id : session?.permissions.has(declaring)
    if (work?.projectId != null && work.projectId !== work.id && (own || reviews))
      return { label: t('返回项目'), to: statusPath(work.projectId) }
    if (own) return { label: t('返回我的项目'), to: listHref(myProjectPath()) }
    if (work?.kind === 'DECLARATION')
      return { label: t('返回申报项目列表'), to: listHref(reviewListPath(work.unitId, work.guideId ?? '-')) }
    if (reviews) return { label: t('返回项目审核'), to: listHref(reviewGuidesPath()) }
    return { label: t('返回首页'), to: '/' }
  }
}
