import { useCallback, useSyncExternalStore } from 'react'
import type { FormEngine } from '../engine/engine'
import { Field } from '../fields/Field'
import type { DefinitionProblem, SectionNode } from '../schema/nodes'
import { DefinitionNotice } from './DefinitionNotice'
import styles from './FormSection.module.css'

interface FormSectionProps {
  engine: FormEngine
  section: SectionNode
  problems: readonly DefinitionProblem[] | undefined
}

/** Whether any of its fields is shown, live. */
function useSectionVisible(engine: FormEngine, section: SectionNode): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = section.fields.map((field) => engine.subscribe(field.id, listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [engine, section],
  )
  return useSyncExternalStore(subscribe, () => section.fields.some((field) => engine.field(field.id)?.visible))
}

/** A titled group of fields in a grid of three columns; nothing while conditions hide them all. */
export function FormSection({ engine, section, problems }: FormSectionProps) {
  const visible = useSectionVisible(engine, section)
  if (!visible && !problems) return null
  const headingId = `section-${section.id}`
  return (
    <section className={styles.section} aria-labelledby={section.title ? headingId : undefined}>
      {section.title && (
        <h2 id={headingId} className={styles.heading}>
          {section.title}
        </h2>
      )}
      {section.help && <p className={styles.help}>{section.help}</p>}
      <DefinitionNotice problems={problems} />
      <div className={styles.grid}>
        {section.fields.map((field) => (
          <Field key={field.id} fieldId={field.id} />
        ))}
      </div>
    </section>
  )
}
