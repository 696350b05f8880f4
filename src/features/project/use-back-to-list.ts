import { useMaybeSession } from '@/session/session'
import { listHref } from '@/shared/list-memory'
import { useT } from '@/ui/use-t'
import { myProjectPath, reviewGuidesPath, reviewListPath, statusPath } from './paths'
import { declaring, reviewing } from './permissions'

/** The list a declaration was most likely opened from: one's own, or the one it is reviewed in, as it was left. */
export function useBackToList(declaration?: { creatorId: string; unitId: string; guide: { id: string } }): {
  label: string
  to: string
} {
  const t = useT()
  const session = useMaybeSession()
  const own = declaration ? declaration.creatorId === session?.user.id : session?.permissions.has(declaring)
  if (own) return { label: t('返回我的项目'), to: listHref(myProjectPath()) }
  if (declaration)
    return { label: t('返回申报项目列表'), to: listHref(reviewListPath(declaration.unitId, declaration.guide.id)) }
  if (session?.permissions.has(reviewing)) return { label: t('返回项目审核'), to: listHref(reviewGuidesPath()) }
  return { label: t('返回首页'), to: '/' }
}

/** The project a work is part of, for who may read it; else the list it was most likely opened from. */
export function useBackFromWork() {
  const t = useT()
  const session = useMaybeSession()
  const list = useBackToList()
  return (work?: { creatorId: string; projectId?: string | null }) =>
    work?.projectId != null && (work.creatorId === session?.user.id || session?.permissions.has(reviewing))
      ? { label: t('返回项目'), to: statusPath(work.projectId) }
      : list
}
