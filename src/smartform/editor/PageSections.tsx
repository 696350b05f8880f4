/** Renders the sections and fields of the form's current page; on a long page only those near the viewport have controls. */

import {
  type CSSProperties,
  memo,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { NearViewportContext, useNearViewport } from '@/ui/near-viewport'
import { useTexts } from '@/ui/use-t'
import type { Autosave } from '../drafts/autosave-view'
import type { FormEngine } from '../engine/engine'
import { Field } from '../fields/Field'
import { useSmartform } from '../fields/smartform-context'
import { loadEditor } from '../kinds/screens'
import { isAloneInRow } from '../schema/beside'
import type { DefinitionProblem, PageNode, SectionNode } from '../schema/nodes'
import { consentsOf, firstAskedKinds } from '../schema/personal-kinds'
import { DefinitionNotice } from './DefinitionNotice'
import styles from './FormSection.module.css'

interface PageSectionsProps {
  engine: FormEngine
  autosave: Autosave
  page: PageNode
  /** Problems of the definition by `page/section`. */
  problemsByField: ReadonlyMap<string, readonly DefinitionProblem[]>
}

/** A page's sections. On a long page only fields near the viewport have controls; printing renders all. */
export const PageSections = memo(function PageSections({ engine, autosave, page, problemsByField }: PageSectionsProps) {
  const ids = useMemo(() => page.sections.flatMap(({ fields }) => fields.map(({ id }) => id)), [page])
  const nearby = useNearViewport(ids)
  // Loaded before a field comes near: a late control would move what is below it.
  useEffect(() => {
    for (const section of page.sections) for (const field of section.fields) void loadEditor(field)
  }, [page])
  return (
    <NearViewportContext value={nearby}>
      {page.sections.map((section) => (
        <FormSection
          key={section.id}
          engine={engine}
          autosave={autosave}
          section={section}
          problems={problemsByField.get(`${page.id}/${section.id}`)}
        />
      ))}
    </NearViewportContext>
  )
})

interface FormSectionProps {
  engine: FormEngine
  autosave: Autosave
  section: SectionNode
  problems: readonly DefinitionProblem[] | undefined
}

/** Whether any of its fields is visible, live. */
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

/** The estimated height of a section before its first layout: three fields per line. */
function roughHeight(section: SectionNode): CSSProperties {
  const lines = section.fields.reduce((sum, field) => sum + field.width, 0) / 3
  return { containIntrinsicBlockSize: `auto ${Math.round(60 + lines * 88)}px` }
}

/** A titled group of fields in a grid of three columns; nothing while all are hidden. */
function FormSection({ engine, autosave, section, problems }: FormSectionProps) {
  useTexts()
  const visible = useSectionVisible(engine, section)
  const long = useContext(NearViewportContext) !== null
  const [isOpen, setOpen] = useState(true)
  const consented = useCallback(
    (isGiven: boolean) => {
      setOpen(isGiven)
      // What the server refused for want of it is taken now.
      if (isGiven) autosave.sendAgain(section.fields.map(({ id }) => id))
    },
    [autosave, section],
  )
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
      <PersonalPart engine={engine} section={section} onConsent={consented} />
      <div className={styles.grid} inert={!isOpen}>
        {section.fields.filter(isAloneInRow(engine.form)).map((field) => (
          <Field key={field.id} fieldId={field.id} />
        ))}
      </div>
    </section>
  )
}

/** The notice about personal data of a section that asks for some, while it is filled in. */
function PersonalPart(props: { engine: FormEngine; section: SectionNode; onConsent(isGiven: boolean): void }) {
  const { engine, section, onConsent } = props
  const { ports, readOnly } = useSmartform()
  const kinds = useMemo(() => firstAskedKinds(engine.form, section), [engine, section])
  const consents = useMemo(() => consentsOf(section), [section])
  const { PersonalNotice } = ports
  if (!PersonalNotice || readOnly || kinds.length + consents.length === 0) return null
  return <PersonalNotice kinds={kinds} consents={consents} onConsent={onConsent} />
}
