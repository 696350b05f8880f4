import { type CSSProperties, useCallback, useContext, useSyncExternalStore } from 'react'
import { useTexts } from '@/ui/use-t'
import type { FormEngine } from '../engine/engine'
import { Field } from '../fields/Field'
import { NearbyFieldsContext } from '../fields/nearby-fields'
import { standsAlone } from '../schema/beside'
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

/** What a section of a long page takes up until it has been laid out once: three fields a line. */
function roughHeight(section: SectionNode): CSSProperties {
  const lines = section.fields.reduce((sum, field) => sum + field.width, 0) / 3
  return { containIntrinsicBlockSize: `auto ${Math.round(60 + lines * 88)}px` }
}

/** A titled group of fields in a grid of three columns; nothing while conditions hide them all. */
export function FormSection({ engine, section, problems }: FormSectionProps) {
  useTexts()
  const visible = useSectionVisible(engine, section)
  const long = useContext(NearbyFieldsContext) !== null
  if (!visible && !problems) return null
  const headingId = `section-${section.id}`
  return (
    <section
      className={styles.section}
      data-long={long || undefined}
      style={long ? roughHeight(section) : undefined}
      aria-labelledby={section.title ? headingId : undefined}
    >
      {section.title && (
        <h2 id={headingId} className={styles.heading}>
          {section.title}
        </h2>
      )}
      {section.help && <p className={styles.help}>{section.help}</p>}
      <DefinitionNotice problems={problems} />
      <div className={styles.grid}>
        {section.fields.filter(standsAlone(engine.form)).map((field) => (
          <Field key={field.id} fieldId={field.id} />
        ))}
      </div>
    </section>
  )
}
