import { text } from '@/lib/i18n'
import { useT } from '@/ui/use-t'
import type { FormEngine, Problem } from '../engine/engine'
import type { Actor } from '../schema/definition'
import styles from './ErrorSummary.module.css'
import { FieldLink } from './FormLink'

const actorNames: Readonly<Record<Actor, string>> = {
  applicant: text('申报人'),
  member: text('成员'),
  unit: text('单位'),
}
const actorOrder: readonly Actor[] = ['applicant', 'member', 'unit']

interface ProblemGroupsProps {
  engine: FormEngine
  problems: readonly Problem[]
  /** What comes first: the page a problem is on, or who must act. */
  by: 'page' | 'actor'
  /** Somebody else than the applicant must act on some: say who, at each. */
  named: boolean
}

const actorOf = (problem: Problem): Actor => problem.actor ?? 'applicant'

/** Problems in order, each a link to its field, with its page and, where it matters, who must act. */
export function ProblemGroups({ engine, problems, by, named }: ProblemGroupsProps) {
  const t = useT()
  const titles = new Map(engine.form.pages.map((page) => [page.id, page.title]))
  const pageRank = new Map(engine.form.pages.map((page, index) => [page.id, index]))
  const byPage = (one: Problem, other: Problem) => (pageRank.get(one.pageId) ?? 0) - (pageRank.get(other.pageId) ?? 0)
  const byActor = (one: Problem, other: Problem) =>
    actorOrder.indexOf(actorOf(one)) - actorOrder.indexOf(actorOf(other))
  const sorted = [...problems].sort((one, other) =>
    by === 'actor' ? byActor(one, other) || byPage(one, other) : byPage(one, other) || byActor(one, other),
  )
  return (
    <ul className={styles.entries}>
      {sorted.map((problem) => (
        <li key={problem.id}>
          <FieldLink path={problem.paths[0] ?? ''}>{problem.message}</FieldLink>{' '}
          <span className={styles.page}>
            {named
              ? t('（{page} · {actor}）', {
                  page: titles.get(problem.pageId) ?? '',
                  actor: t(actorNames[actorOf(problem)]),
                })
              : t('（{page}）', { page: titles.get(problem.pageId) ?? '' })}
          </span>
        </li>
      ))}
    </ul>
  )
}
