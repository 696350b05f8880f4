import { useMemo } from 'react'
import { useT } from '@/ui/use-t'
import type { SmartformPorts } from '../ports'
import { parseDefinition } from '../schema/parse-definition'
import { SmartformView } from '../view/SmartformView'
import { BlankForm } from './BlankForm'
import styles from './SmartformPrint.module.css'

export interface SmartformPrintProps {
  /** The raw definition. */
  definition: unknown
  /** Null: an empty form to fill in by hand. */
  values: Readonly<Record<string, unknown>> | null
  /** Given when it was submitted; without it the word 草稿 stands across every sheet. */
  number: string | null
  /** What stands under the title, label and value. */
  facts: readonly (readonly [label: string, value: string])[]
  readFile?: SmartformPorts['readFile']
}

/**
 * A content on A4 sheets, or a blank form: heads of tables repeat, rows are not split, sheets are numbered where the browser
 * can, certificate and phone numbers show their last four characters only. Made by the browser alone.
 */
export function SmartformPrint({ definition, values, number, facts, readFile }: SmartformPrintProps) {
  const t = useT()
  const form = useMemo(() => parseDefinition(definition), [definition])
  const content = useMemo(() => (values ? { values } : null), [values])
  return (
    <article className={styles.sheet}>
      {content && number === null && <div className={styles.watermark} data-word={t('草稿')} aria-hidden="true" />}
      <header className={styles.head}>
        <p className={styles.title}>{form.title}</p>
        {content && <p>{number === null ? t('草稿，尚未提交') : t('编号：{number}', { number })}</p>}
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      {content ? (
        <SmartformView definition={definition} content={content} readFile={readFile} />
      ) : (
        <BlankForm form={form} />
      )}
    </article>
  )
}
