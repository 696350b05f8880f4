import { memo, useEffect, useRef } from 'react'
import { useT } from '@/ui/use-t'
import type { FormEngine, Problem } from '../engine/engine'
import styles from './ErrorSummary.module.css'
import { FieldLink } from './FormLink'
import type { ProblemSummary } from './use-problem-summary'

interface ErrorSummaryProps {
  engine: FormEngine
  summary: ProblemSummary
}

/** Everything to work off, each a link to its field, on whatever page; takes the focus when a check has found something. */
export const ErrorSummary = memo(function ErrorSummary({ engine, summary }: ErrorSummaryProps) {
  const t = useT()
  const box = useRef<HTMLElement>(null)
  const errors = summary.problems.filter((problem) => problem.severity === 'error')
  const warnings = summary.problems.filter((problem) => problem.severity === 'warning')
  const none = summary.problems.length === 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: each check moves the focus, what is put right after it does not
  useEffect(() => {
    box.current?.focus()
  }, [summary.run])

  if (none) return null
  return (
    <section
      ref={box}
      tabIndex={-1}
      className={styles.summary}
      data-errors={errors.length > 0}
      aria-labelledby="smartform-summary"
    >
      <h2 id="smartform-summary" className={styles.heading}>
        {errors.length > 0
          ? t('有 {n} 处需要处理', { n: errors.length })
          : t('有 {n} 条提醒，不影响提交', { n: warnings.length })}
      </h2>
      <Entries engine={engine} problems={errors} />
      {errors.length > 0 && warnings.length > 0 && (
        <h3 className={styles.subheading}>{t('另有 {n} 条提醒，不影响提交', { n: warnings.length })}</h3>
      )}
      <Entries engine={engine} problems={warnings} />
    </section>
  )
})

function Entries({ engine, problems }: { engine: FormEngine; problems: readonly Problem[] }) {
  const t = useT()
  const titles = new Map(engine.form.pages.map((page) => [page.id, page.title]))
  const order = engine.form.pages.map((page) => page.id)
  const sorted = [...problems].sort((one, other) => order.indexOf(one.pageId) - order.indexOf(other.pageId))
  if (problems.length === 0) return null
  return (
    <ul className={styles.entries}>
      {sorted.map((problem) => (
        <li key={problem.id}>
          <FieldLink path={problem.paths[0] ?? ''}>{problem.message}</FieldLink>{' '}
          <span className={styles.page}>{t('（{page}）', { page: titles.get(problem.pageId) ?? '' })}</span>
        </li>
      ))}
    </ul>
  )
}
