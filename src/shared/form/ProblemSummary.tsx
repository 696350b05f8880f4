/** The summary of errors at the top of forms outside the form engine, with links to their fields; account, unit, award and assessment forms show it. */

import { useId, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useErrorTitle } from '@/ui/use-error-title'
import { useT } from '@/ui/use-t'
import styles from './ProblemSummary.module.css'

/** A problem with the message shown at its field. */
export interface FieldProblem {
  /** Id of the control. */
  id: string
  message: string
  /** The field's label, where the message does not name it. */
  label?: string
  /** The address of its page, where that is another. */
  to?: string
}

interface ProblemSummaryProps {
  problems: readonly FieldProblem[]
  /** Number of the check: each new check moves the focus here; later corrections do not. */
  run: number
}

/** Focuses a field by the id of its control; in a group, the first focusable element. */
export function focusField(id: string): void {
  const element = document.getElementById(id) ?? document.querySelector(`[data-field="${CSS.escape(id)}"]`)
  const inside = 'input:not([type=hidden]):not([hidden]), textarea, button, [tabindex]'
  const target = element?.matches('input, textarea, button, [tabindex]') ? element : element?.querySelector(inside)
  const focused = target ?? element
  focused?.scrollIntoView({ block: 'center' })
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
}

/**
 * The error summary: every problem as a link to its field, at the top of the page above its heading. A check that finds
 * problems focuses it, and the document title begins with 错误：.
 */
export function ProblemSummary({ problems, run }: ProblemSummaryProps) {
  const t = useT()
  const id = useId()
  const box = useRef<HTMLElement>(null)
  const none = problems.length === 0
  useErrorTitle(!none, '')
  // With the drawing itself: somebody who goes on at once is not called back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each check moves the focus, what is put right after it does not
  useLayoutEffect(() => {
    box.current?.focus()
  }, [run])
  if (none) return null
  return (
    <section ref={box} tabIndex={-1} className={styles.summary} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t('有 {n} 处需要处理', { n: problems.length })}
      </h2>
      <ul className={styles.entries}>
        {problems.map((problem) => (
          <li key={`${problem.id} ${problem.message}`}>
            <Link
              to={{ pathname: problem.to, hash: `#${problem.id}` }}
              preventScrollReset
              onClick={(event) => {
                if (problem.to) return
                event.preventDefault()
                focusField(problem.id)
              }}
            >
              {problem.label
                ? t('{label}：{message}', { label: problem.label, message: problem.message })
                : problem.message}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
