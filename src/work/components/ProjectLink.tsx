/** The link from a work item to the page of its project's whole life; nothing outside projects. */

import { Link } from 'react-router-dom'
import { hasPermission } from '@/session/permissions'
import { useMaybeSession } from '@/session/session'
import { useT } from '@/ui/use-t'
import { kindWords } from '../kind-words'

/** The permissions of a project's page: declaring and reviewing (specification, section 6). */
const pageOfProject = ['s02.f009', 's02.f006']

interface ProjectLinkProps {
  work: { id: string; projectId: string | null; unitId: string }
}

export function ProjectLink({ work: { id, projectId, unitId } }: ProjectLinkProps) {
  const t = useT()
  const session = useMaybeSession()
  if (projectId === null || projectId === id || !hasPermission(session, pageOfProject)) return null
  return <Link to={kindWords('DECLARATION').overview({ id: projectId, unitId })}>{t('项目全过程')}</Link>
}
