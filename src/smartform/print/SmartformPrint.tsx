import { useMemo } from 'react'
import { OnPaperContext } from '@/ui/MaskedText'
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
  /** Null before it has one, and for forms without. */
  number: string | null
  /** Whether it was never handed in: the word 草稿 stands across every sheet. Absent: while it has no number. */
  draft?: boolean
  /** What stands under the title, label and value. */
  facts: readonly (readonly [label: string, value: string])[]
  /** What the form is about: the project's name, in large letters on the cover. */
  subject?: string
  /** Who signs or seals it at the end. */
  signatures?: readonly string[]
  readFile?: SmartformPorts['readFile']
}

/**
 * A content on A4 sheets with a cover and places to sign and seal, or a blank form; optional questions without an answer are
 * left out, and the preview is what is printed. Heads of tables repeat, rows are not split, sheets are numbered where the browser
 * can, certificate and phone numbers show their last four characters only. Made by the browser alone.
 */
export function SmartformPrint(props: SmartformPrintProps) {
  const { definition, values, number, draft = number === null, facts, subject, signatures = [], readFile } = props
  const t = useT()
  const form = useMemo(() => parseDefinition(definition), [definition])
  const content = useMemo(() => (values ? { values } : null), [values])
  return (
    <article className={content ? `${styles.sheet} ${styles.filled}` : styles.sheet}>
      {content && draft && <div className={styles.watermark} data-word={t('草稿')} aria-hidden="true" />}
      <header className={content ? `${styles.head} ${styles.cover}` : styles.head}>
        <p className={styles.title}>{form.title}</p>
        {content && (draft || number) && (
          <p>{draft ? t('草稿，尚未提交') : t('编号：{number}', { number: number ?? '' })}</p>
        )}
        {content && subject && <p className={styles.subject}>{subject}</p>}
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
        <OnPaperContext value={true}>
          <SmartformView definition={definition} content={content} readFile={readFile} onlyAnswered />
        </OnPaperContext>
      ) : (
        <BlankForm form={form} />
      )}
      {signatures.length > 0 && (
        <section className={styles.signatures}>
          <h2>{t('签字与盖章')}</h2>
          <ul>
            {signatures.map((party) => (
              <li key={party}>
                <span>{party}</span>
                <span className={styles.day}>{t('年　　月　　日')}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  )
}
