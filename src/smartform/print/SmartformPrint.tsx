/** A form as a printed paper (cover, answers, signatures), for the print page and previews. */

import { type ReactNode, useMemo } from 'react'
import { OnPaperContext } from '@/ui/MaskedText'
import { useT } from '@/ui/use-t'
import type { SmartformPorts } from '../ports'
import { parseDefinition } from '../schema/parse-definition'
import { SmartformView } from '../view/SmartformView'
import { BlankForm } from './BlankForm'
import styles from './SmartformPrint.module.css'

/** A party to a paper. */
export interface SignatureLine {
  party: string
  /** Who signed electronically, and when; absent: there is room to sign by hand. */
  signed?: string
}

export interface SmartformPrintProps {
  /** The raw definition. */
  definition: unknown
  /** Null: a blank form. */
  values: Readonly<Record<string, unknown>> | null
  /** Null before it has one, and for blank forms. */
  number: string | null
  /** Whether it was never submitted: 草稿 is printed across every sheet. Default: while it has no number. */
  draft?: boolean
  /** Label and value pairs under the title. */
  facts: readonly (readonly [label: string, value: string])[]
  /** The subject: the project's name, large on the cover. */
  subject?: string
  /** Lines for signatures and seals at the end. */
  signatures?: readonly SignatureLine[]
  readFile?: SmartformPorts['readFile']
  /** What belongs to the paper without being an answer; before the signatures, in a list of its own (`dl`). */
  supplement?: ReactNode
}

/**
 * A content on A4 sheets with a cover and signature lines, or a blank form. Unanswered optional questions are left out.
 * Table heads repeat, rows do not split, sheets are numbered where the browser can, certificate and phone numbers show
 * their last four characters. The browser alone makes it.
 */
export function SmartformPrint(props: SmartformPrintProps) {
  const {
    definition,
    values,
    number,
    draft = number === null,
    facts,
    subject,
    signatures = [],
    readFile,
    supplement,
  } = props
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
      {supplement}
      {signatures.length > 0 && (
        <section className={styles.signatures}>
          <h2>{t('签字与盖章')}</h2>
          <ul>
            {signatures.map(({ party, signed }) => (
              <li key={party}>
                <span>{party}</span>
                {signed !== undefined && <strong>{signed}</strong>}
                {signed === undefined && <span className={styles.day}>{t('年　　月　　日')}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  )
}
