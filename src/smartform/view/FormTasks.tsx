/** The progress of a form outside its editor: its pages and what they lack, on the overview of a work item. */

import { type ReactNode, useMemo } from 'react'
import { useT } from '@/ui/use-t'
import { PageState } from '../editor/PageState'
import { createEngine } from '../engine/create-engine'
import type { ContentSnapshot } from '../ports'
import { parseDefinition } from '../schema/parse-definition'
import type { Path } from '../schema/values'
import styles from './FormTasks.module.css'
import { handedIn, remainingRemarks } from './remaining-remarks'

/** How many missing answers of a page are named; the page itself shows all. */
const named = 5

interface FormTasksProps {
  /** The raw definition. */
  definition: unknown
  content: ContentSnapshot
  /** `YYYY-MM-DD`. */
  today: string
  /** Renders a link to a page of the form, or to a field. */
  link(words: ReactNode, pageId: string, path?: Path): ReactNode
}

/**
 * The pages of a form as a task list: their state, and what is missing or wrong on started ones, each a link to its
 * field.
 */
export function FormTasks({ definition, content, today, link }: FormTasksProps) {
  const t = useT()
  const engine = useMemo(
    () => createEngine(parseDefinition(definition), content.values, { editable: content.editable, today: () => today }),
    [definition, content, today],
  )
  const titles = new Map(engine.form.pages.map(({ id, title }) => [id, title]))
  const remarks = useMemo(
    () => (content.comments.length > 0 ? remainingRemarks(engine, handedIn(engine, content), content.comments) : null),
    [engine, content],
  )
  const problems = engine.problems('form', 'submit').filter(({ severity }) => severity === 'error')
  return (
    <ol className={styles.tasks}>
      {engine
        .progress()
        .filter(({ visible }) => visible)
        .map((progress) => {
          const { pageId, state } = progress
          const own = state === 'untouched' ? [] : problems.filter((problem) => problem.pageId === pageId)
          const more = own.length - named
          return (
            <li key={pageId}>
              <div className={styles.page}>
                {link(titles.get(pageId), pageId)}{' '}
                <PageState progress={progress} remainingRemarks={remarks?.get(pageId)} />
              </div>
              {own.length > 0 && (
                <ul>
                  {own.slice(0, named).map(({ id, message, paths }) => (
                    <li key={id}>{link(message, pageId, paths[0])}</li>
                  ))}
                  {more > 0 && <li>{t('还有 {n} 处，见该页', { n: more })}</li>}
                </ul>
              )}
            </li>
          )
        })}
    </ol>
  )
}
