/** The first column of a list of work items: name, number, kind, opinion. */

import { Link } from 'react-router-dom'
import { ownValue } from '@/lib/collections/own-value'
import { Name, named } from '@/ui/Name'
import { useT } from '@/ui/use-t'
import { factsOf } from '../facts'
import type { WorkRowFragment } from '../graphql/works.workflow.generated'
import { kindWords } from '../kind-words'
import { findKind } from '../kinds/all'
import { parentTitleOf } from '../parent-title'
import { workTitle } from '../work-title'
import { ProjectLink } from './ProjectLink'
import styles from './WorkName.module.css'

interface WorkNameProps {
  work: WorkRowFragment
  to: string
  /** Whether it is the one that stands open beside the list. */
  current?: boolean
  /** What to show besides the name: kind, place, or the opinion to be answered. */
  kind: boolean
  showsParent: boolean
  opinion: boolean
}

/** A work item in a list: name, number, and what distinguishes it. */
export function WorkName({ work, to, current, kind, showsParent, opinion }: WorkNameProps) {
  const t = useT()
  const { variant } = findKind(work.kind) ?? {}
  const variantName = variant && ownValue(variant.names, String(factsOf(work)[variant.fact]))
  return (
    <div className={styles.name}>
      <Link to={to} aria-current={current || undefined} preventScrollReset={current !== undefined}>
        <Name>{workTitle(work.title)}</Name>
      </Link>
      <span className={styles.secondary}>
        {work.number !== null && <span className={styles.code}>{work.number}</span>}
        {(kind || variantName) && <span>{t(variantName ?? kindWords(work.kind).noun)}</span>}
        {showsParent && work.belongsTo !== null && !work.title.endsWith(` ${work.belongsTo}`) && (
          <span>{named(parentTitleOf(work))}</span>
        )}
        <ProjectLink work={work} />
      </span>
      {opinion && work.opinion !== null && (
        <span className={styles.opinion} title={work.opinion}>
          {t('审核意见：{opinion}', { opinion: work.opinion })}
        </span>
      )}
    </div>
  )
}
