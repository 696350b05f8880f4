/** A form's answers, read-only, for pages that show a submitted form. */

import { type ReactNode, useMemo } from 'react'
import { beijingToday } from '@/lib/time/beijing-time'
import { useT } from '@/ui/use-t'
import { createEngine } from '../engine/create-engine'
import type { FieldState, FormEngine } from '../engine/engine'
import { fieldIdOf } from '../engine/paths'
import { Beside } from '../fields/Beside'
import { FieldBoundary } from '../fields/FieldBoundary'
import { commentsByPath, FieldComments } from '../fields/FieldMessages'
import { fieldElementId } from '../fields/field-id'
import { ReadOnlyAnswer } from '../fields/ReadOnlyAnswer'
import { type AnswerAction, ReadingContext } from '../fields/smartform-context'
import { unitOf, valueText } from '../kinds/kinds'
import type { ContentSnapshot, PinnedComment, SmartformPorts } from '../ports'
import { besides, isAloneInRow } from '../schema/beside'
import type { SectionNode } from '../schema/nodes'
import { parseDefinition } from '../schema/parse-definition'
import type { AttachmentValue, Path } from '../schema/values'
import styles from './SmartformView.module.css'

export interface SmartformViewProps {
  /** The raw definition. */
  definition: unknown
  content: Pick<ContentSnapshot, 'values'>
  /** Displayed at their fields. */
  comments?: readonly PinnedComment[]
  /** An action beside each answer's label. */
  actionAt?: AnswerAction
  /** The same for table rows and cells. */
  actionInTables?: boolean
  /** Leaves out unanswered optional fields: for paper. */
  onlyAnswered?: boolean
  /** Without it, file names are plain text. */
  openFile?: SmartformPorts['openFile']
  /** Without it, pictures are shown by name. */
  readFile?: SmartformPorts['readFile']
  /** Shows a picture or a PDF in a place of the host's own; without it a dialog does. */
  showFile?: (file: AttachmentValue) => void
  /** Today as `YYYY-MM-DD`; default: Beijing's date by this device's clock. */
  today?: string
}

const noComments: readonly PinnedComment[] = []

/**
 * A content for reading and printing: all pages that apply, every answer as text, 未填写 for a missing optional one. Each
 * field has an anchor (`fieldElementId(path)`). Headings are h2 for pages and h3 for sections.
 */
export function SmartformView({
  definition,
  content,
  comments = noComments,
  actionAt,
  actionInTables = false,
  onlyAnswered = false,
  openFile,
  readFile,
  showFile,
  today = beijingToday(),
}: SmartformViewProps) {
  const t = useT()
  const form = useMemo(() => parseDefinition(definition), [definition])
  const engine = useMemo(
    () => createEngine(form, content.values, { editable: false, today: () => today }),
    [form, content.values, today],
  )
  const inTables = actionInTables ? actionAt : undefined
  const reading = useMemo(
    () => ({ engine, openFile, readFile, showFile, actionInTables: inTables }),
    [engine, openFile, readFile, showFile, inTables],
  )
  const pinned = useMemo(() => commentsByPath(comments), [comments])
  const hidden = new Set(engine.progress().flatMap((page) => (page.visible ? [] : [page.pageId])))
  return (
    <ReadingContext value={reading}>
      <div className={styles.view}>
        {form.definitionProblems.length > 0 && (
          <p role="note">{t('表单本身有 {n} 处问题，有的内容可能没有显示。', { n: form.definitionProblems.length })}</p>
        )}
        {form.pages
          .filter((page) => !hidden.has(page.id))
          .map((page) => (
            <section key={page.id} aria-labelledby={`page-${page.id}`} className={styles.page}>
              <h2 id={`page-${page.id}`}>{page.title}</h2>
              <FieldComments id={`page-${page.id}-comments`} comments={pinned.get(`page:${page.id}`) ?? noComments} />
              {page.sections.map((section) => (
                <ViewSection
                  key={section.id}
                  engine={engine}
                  section={section}
                  comments={pinned}
                  actionAt={actionAt}
                  onlyAnswered={onlyAnswered}
                />
              ))}
            </section>
          ))}
      </div>
    </ReadingContext>
  )
}

interface ViewSectionProps {
  engine: FormEngine
  section: SectionNode
  comments: ReadonlyMap<Path, readonly PinnedComment[]>
  actionAt: AnswerAction | undefined
  /** Leaves out unanswered optional fields. */
  onlyAnswered: boolean
}

/** A section's answers; nothing where all are hidden. */
function ViewSection({ engine, section, comments, actionAt, onlyAnswered }: ViewSectionProps) {
  const visible = section.fields
    .filter(isAloneInRow(engine.form))
    .map((field) => engine.field(field.id))
    .filter((state) => state?.visible && !(onlyAnswered && !state.required && isEmpty(state)))
  if (visible.length === 0) return null
  return (
    <section className={styles.section}>
      {section.title && <h3>{section.title}</h3>}
      <dl className={styles.answers}>
        {visible.map(
          (state) =>
            state && (
              <Answer
                key={state.path}
                engine={engine}
                state={state}
                comments={commentsOf(comments, state.path)}
                action={actionAt?.(state.path, state.node.label)}
              />
            ),
        )}
      </dl>
    </section>
  )
}

function isEmpty({ node, value }: FieldState): boolean {
  if (node.kind === 'static') return false
  return node.kind === 'table' ? !Array.isArray(value) || value.length === 0 : valueText(node, value) === ''
}

/** Comments on table rows and cells are displayed under the table. */
function commentsOf(comments: ViewSectionProps['comments'], fieldId: string): readonly PinnedComment[] {
  return [...comments].flatMap(([path, list]) => (fieldIdOf(path) === fieldId ? list : []))
}

function Answer(props: {
  engine: FormEngine
  state: FieldState
  comments: readonly PinnedComment[]
  action: ReactNode
}) {
  const t = useT()
  const { engine, state, comments, action } = props
  const { node, path, value } = state
  const unit = unitOf(node)
  const wide = node.width === 3 || node.kind === 'table'
  const amount = ['number', 'money', 'percent', 'computed'].includes(node.kind)
  const id = fieldElementId(path)
  return (
    <div id={id} className={wide ? styles.wide : styles.answer} data-path={path} tabIndex={-1}>
      <dt>
        {node.label} {action}
      </dt>
      <dd>
        <FieldBoundary label={node.label}>
          <ReadOnlyAnswer node={node} path={path} value={value} />
          {amount && unit && valueText(node, value) !== '' && <span className={styles.unit}>{t(unit)}</span>}
        </FieldBoundary>
      </dd>
      {besides(engine.form, path).length > 0 && (
        <dd>
          <Beside engine={engine} fieldId={path} id={`${id}-beside`} />
        </dd>
      )}
      {comments.length > 0 && (
        <dd>
          <FieldComments id={`${id}-comments`} comments={comments} />
        </dd>
      )}
    </div>
  )
}
