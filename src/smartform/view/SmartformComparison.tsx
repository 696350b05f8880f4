/** Two versions of a form's answers side by side, read-only, with added, changed and removed rows; for corrections and checks. */

import { useMemo } from 'react'
import { beijingToday } from '@/lib/time/beijing-time'
import { useT } from '@/ui/use-t'
import { createEngine } from '../engine/create-engine'
import { ReadingContext } from '../fields/smartform-context'
import type { SmartformPorts } from '../ports'
import { parseDefinition } from '../schema/parse-definition'
import { ComparedAnswer } from './ComparedAnswer'
import { compareSection } from './compare-contents'
import styles from './SmartformComparison.module.css'

interface SmartformComparisonProps {
  /** The raw definition of both contents. */
  definition: unknown
  before: Readonly<Record<string, unknown>>
  after: Readonly<Record<string, unknown>>
  /** Leaves out equal answers. */
  onlyChanges?: boolean
  /** Without it, file names are plain text. */
  openFile?: SmartformPorts['openFile']
  /** Without it, pictures are shown by name. */
  readFile?: SmartformPorts['readFile']
  /** Today as `YYYY-MM-DD`; default: Beijing's date by this device's clock. */
  today?: string
}

/**
 * Two contents of one form side by side: each answer before and now, rows added, changed and removed. Headings are h2
 * for pages and h3 for sections.
 */
export function SmartformComparison(props: SmartformComparisonProps) {
  const t = useT()
  const { definition, before, after, onlyChanges = false, openFile, readFile, today = beijingToday() } = props
  const pages = useMemo(() => {
    const form = parseDefinition(definition)
    const options = { editable: false, today: () => today }
    const [was, is] = [createEngine(form, before, options), createEngine(form, after, options)]
    return form.pages.map((page) => ({
      page,
      sections: page.sections.map((section) => compareSection(section, was, is)),
    }))
  }, [definition, before, after, today])
  const reading = useMemo(() => ({ openFile, readFile }), [openFile, readFile])
  const visible = pages.flatMap(({ page, sections }) => {
    const rest = sections.flatMap(({ section, fields }) => {
      const visibleFields = onlyChanges ? fields.filter((field) => field.change !== 'same') : fields
      return visibleFields.length > 0 ? [{ section, fields: visibleFields }] : []
    })
    return rest.length > 0 ? [{ page, sections: rest }] : []
  })
  const all = pages.flatMap(({ sections }) => sections.flatMap(({ fields }) => fields))
  const changed = all.filter((field) => field.change !== 'same').length
  return (
    <ReadingContext value={reading}>
      <div className={styles.comparison}>
        <p className={styles.count}>
          {changed > 0 ? t('共 {n} 项有变化', { n: changed }) : t('两个版本的内容没有不同')}
        </p>
        {visible.map(({ page, sections }) => (
          <section key={page.id} aria-labelledby={`compared-${page.id}`} className={styles.page}>
            <h2 id={`compared-${page.id}`}>{page.title}</h2>
            {sections.map(({ section, fields }) => (
              <section key={section.id} className={styles.section}>
                {section.title && <h3>{section.title}</h3>}
                {fields.map((field) => (
                  <ComparedAnswer key={field.node.id} field={field} />
                ))}
              </section>
            ))}
          </section>
        ))}
      </div>
    </ReadingContext>
  )
}
