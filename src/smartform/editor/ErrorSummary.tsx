/** The summary of errors at the top of the editor, with links to the fields. */
import { useLayoutEffect, useRef, useState } from 'react'
import { groupBy } from '@/lib/collections/get-or-create'
import { text } from '@/lib/i18n/i18n'
import { lazyPart } from '@/ui/lazy-part'
import { useT } from '@/ui/use-t'
import type { FormEngine, Problem } from '../engine/engine'
import { partsOf } from '../engine/paths'
import type { Actor } from '../schema/definition'
import styles from './ErrorSummary.module.css'
import { FieldLink } from './FormLink'
import type { ProblemSummary } from './use-problem-summary'

const SummaryOrder = lazyPart(() => import('./SummaryOrder').then((module) => module.SummaryOrder))

interface ErrorSummaryProps {
  engine: FormEngine
  summary: ProblemSummary
}

/**
 * The error summary: every problem as a link to its field, grouped by page or by who must act. It takes the focus when
 * a check finds something, and folds when left for a field. Warnings and notes come last and block nothing.
 */
export function ErrorSummary({ engine, summary }: ErrorSummaryProps) {
  const t = useT()
  const box = useRef<HTMLElement>(null)
  const [folded, setFolded] = useState(false)
  const [by, setBy] = useState<'page' | 'actor'>('page')
  const of = (severity: Problem['severity']) => summary.problems.filter((problem) => problem.severity === severity)
  const [errors, warnings, notes] = [of('error'), of('warning'), of('info')]
  const none = summary.problems.length === 0
  const actors = new Set(summary.problems.map((problem) => problem.actor ?? 'applicant'))

  // In a layout effect, so that the focus moves before the person can click elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each check moves the focus, what is put right after it does not
  useLayoutEffect(() => {
    setFolded(false)
    box.current?.focus()
  }, [summary.run])

  if (none) return null
  const headings = [
    errors.length > 0 ? t('有 {n} 处需要处理', { n: errors.length }) : null,
    warnings.length === 0
      ? null
      : errors.length > 0
        ? t('另有 {n} 条提醒，不影响提交', { n: warnings.length })
        : t('有 {n} 条提醒，不影响提交', { n: warnings.length }),
    notes.length === 0
      ? null
      : errors.length + warnings.length > 0
        ? t('另有 {n} 条说明', { n: notes.length })
        : t('有 {n} 条说明', { n: notes.length }),
  ]
  const lists = [errors, warnings, notes]
  const first = headings.findIndex((heading) => heading !== null)
  return (
    <section
      ref={box}
      tabIndex={-1}
      className={styles.summary}
      data-errors={errors.length > 0}
      aria-labelledby="smartform-summary"
      data-folded={folded || undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        // The focus moved to a field of the form: fold.
        if (relatedTarget?.closest('[data-path]') && !currentTarget.contains(relatedTarget)) setFolded(true)
      }}
    >
      <button type="button" className={styles.fold} aria-expanded={!folded} onClick={() => setFolded(!folded)}>
        {folded ? t('展开') : t('收起')}
      </button>
      {headings.map((heading, index) => {
        const problems = lists[index] ?? []
        if (heading === null || (folded && index !== first)) return null
        return (
          <div key={heading}>
            {index === first ? (
              <>
                <h2 id="smartform-summary" className={styles.heading}>
                  {heading}
                </h2>
                {!folded && actors.size > 1 && <SummaryOrder by={by} order={setBy} />}
              </>
            ) : (
              <h3 className={styles.subheading}>{heading}</h3>
            )}
            {!folded && (
              <div className={styles.problems} data-kind={problems === errors ? 'errors' : undefined}>
                <ProblemGroups engine={engine} problems={problems} by={by} named={actors.size > 1} />
              </div>
            )}
          </div>
        )
      })}
    </section>
  )
}

const actorNames: Readonly<Record<Actor, string>> = {
  applicant: text('申报人'),
  member: text('成员'),
  unit: text('单位'),
}
const actorOrder: readonly Actor[] = ['applicant', 'member', 'unit']

interface ProblemGroupsProps {
  engine: FormEngine
  problems: readonly Problem[]
  /** The grouping: by page, or by who must act. */
  by: 'page' | 'actor'
  /** Whether to name who must act, because it is not always the applicant. */
  named: boolean
}

const actorOf = (problem: Problem): Actor => problem.actor ?? 'applicant'

/** A field's label, of a cell that of its table; nothing for a path outside the form. */
function labelAt(engine: FormEngine, path: string | undefined): string {
  return engine.form.fields.get(partsOf(path ?? '').fieldId)?.label ?? ''
}

/** Problems in order, each a link to its field, with its page and, where it matters, who must act. Fields with the same message are told apart by their labels. */
function ProblemGroups({ engine, problems, by, named }: ProblemGroupsProps) {
  const t = useT()
  const titles = new Map(engine.form.pages.map((page) => [page.id, page.title]))
  const pageRank = new Map(engine.form.pages.map((page, index) => [page.id, index]))
  const byPage = (problem: Problem, other: Problem) =>
    (pageRank.get(problem.pageId) ?? 0) - (pageRank.get(other.pageId) ?? 0)
  const byActor = (problem: Problem, other: Problem) =>
    actorOrder.indexOf(actorOf(problem)) - actorOrder.indexOf(actorOf(other))
  const sorted = [...problems].sort((problem, other) =>
    by === 'actor'
      ? byActor(problem, other) || byPage(problem, other)
      : byPage(problem, other) || byActor(problem, other),
  )
  const alike = groupBy(problems, ({ message }) => message)
  const inWords = ({ message, paths }: Problem) => {
    const label = labelAt(engine, paths[0])
    return alike.get(message)?.length === 1 || label === '' ? message : t('{label}：{message}', { label, message })
  }
  return (
    <ul className={styles.entries}>
      {sorted.map((problem) => (
        <li key={problem.id}>
          <FieldLink path={problem.paths[0] ?? ''}>{inWords(problem)}</FieldLink>{' '}
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
