import { LockOutlined } from '@ant-design/icons'
import { useContext } from 'react'
import { text } from '@/lib/i18n'
import { same } from '@/lib/same'
import type { FieldControl } from '@/ui/FormField'
import { useT } from '@/ui/use-t'
import type { FieldState } from '../engine/engine'
import { kindOf, unitOf, valueText } from '../kinds/kinds'
import { editorOf } from '../kinds/screens'
import type { SourceOrigin } from '../ports'
import { besides } from '../schema/beside'
import { Beside } from './Beside'
import styles from './FieldFrame.module.css'
import { controlOf, FieldComments, FieldMessages } from './FieldMessages'
import { fieldElementId } from './field-id'
import { OwnForm } from './OwnForm'
import { ReadOnlyAnswer } from './ReadOnlyAnswer'
import mark from './SourceMark.module.css'
import { FieldSourcesContext, useSmartform } from './smartform-context'
import { useVisit } from './use-visit'

/** The class for each number of grid columns a field takes. */
export const frameWidths = { 1: styles.one, 2: styles.two, 3: styles.three } as const

interface FieldLabelProps {
  state: FieldState
  /** Nothing can be changed anyway: what must be, or cannot be, is not said. */
  readOnly: boolean
}

/** A field's name with its unit, and whether it must be or cannot be filled in. */
export function FieldLabel({ state: { node, required, locked }, readOnly }: FieldLabelProps) {
  const t = useT()
  const unit = unitOf(node)
  return (
    <>
      {node.label}
      {unit && <span className={styles.unit}>{t('（{unit}）', { unit: t(unit) })}</span>}
      {required && !locked && !readOnly && <span className={styles.required}>{t('必填')}</span>}
      {locked && !readOnly && (
        <span className={styles.locked}>
          <LockOutlined aria-hidden /> {t('不可修改')}
        </span>
      )}
    </>
  )
}

/** A field's label, help, comments, control and messages, linked by ids. */
export function FieldFrame({ state }: { state: FieldState }) {
  const { engine, readOnly, comments } = useSmartform()
  const visit = useVisit(engine, state)
  const { node, path } = state
  const { labelled } = kindOf(node)
  const Editor = editorOf(node)
  const id = fieldElementId(path)
  const pinned = comments.get(path) ?? []
  const fixed = readOnly || state.locked
  const control: FieldControl = {
    ...controlOf(state, pinned, [node.help && 'help', besides(engine.form, path).length > 0 && 'beside']),
    'aria-labelledby': labelled === 'group' ? `${id}-label` : undefined,
  }
  const label = <FieldLabel state={state} readOnly={readOnly} />
  // A table's cells have forms of their own, and one stands in no other.
  const Frame = node.kind === 'table' ? 'div' : OwnForm
  return (
    <Frame
      className={`${styles.frame} ${frameWidths[node.width]}`}
      data-path={path}
      data-wrong={control['aria-invalid']}
      onFocus={visit.onFocus}
      onBlur={visit.onBlur}
    >
      {labelled === 'control' && !fixed ? (
        <label id={`${id}-label`} htmlFor={id} className={styles.label}>
          {label}
        </label>
      ) : (
        <div id={`${id}-label`} className={styles.label}>
          {label}
        </div>
      )}
      {node.help && (
        <p id={`${id}-help`} className={styles.help}>
          {node.help}
        </p>
      )}
      <SourceMark state={state} editable={!fixed} />
      <FieldComments id={`${id}-comments`} comments={pinned} />
      {fixed && node.kind !== 'static' && node.kind !== 'computed' ? (
        <ReadOnlyAnswer id={id} node={node} path={path} value={state.value} describedBy={control['aria-describedby']} />
      ) : (
        <Editor
          node={node}
          path={path}
          value={state.value}
          control={control}
          change={(value) => engine.set(path, value)}
        />
      )}
      <Beside engine={engine} fieldId={path} id={`${id}-beside`} />
      <FieldMessages state={state} urgent={visit.urgent} />
    </Frame>
  )
}

const names: Readonly<Record<SourceOrigin, string>> = {
  profile: text('个人资料'),
  resume: text('个人履历'),
  unit: text('单位信息'),
  guide: text('本指南'),
  former: text('往年申报书'),
  declaration: text('本项目申报书'),
  taskBook: text('本项目任务书'),
  project: text('项目现行信息'),
}

/**
 * Where an answer comes from, and whether it still says the same: 刷新 reads the source again, a source that says
 * something else can be taken over. Nothing for a field without a source.
 */
function SourceMark({ state, editable }: { state: FieldState; editable: boolean }) {
  const t = useT()
  const { engine } = useSmartform()
  const sources = useContext(FieldSourcesContext)
  const { node, path, value } = state
  const source = sources.of.get(path)
  if (!source) return null
  const name = t(names[source.origin])
  const kind = kindOf(node)
  const alike = same(kind.clean(node, value), kind.clean(node, source.value))
  const written = node.kind === 'table' ? '' : valueText(node, source.value)
  const [said, act] = alike
    ? [t('来自{source}', { source: name }), t('刷新')]
    : kind.isEmpty(value)
      ? [t('可取自{source}：{value}', { source: name, value: written }), t('采用')]
      : [t('与{source}不同：{value}', { source: name, value: written }), t('采用')]
  // What a former declaration said does not change any more.
  const useless = !editable || (alike && source.origin === 'former')
  return (
    <p className={mark.mark} data-differs={!alike || undefined}>
      <span>{said}</span>
      {!useless && (
        <button
          type="button"
          className={mark.act}
          aria-label={t('{act}{field}', { act, field: node.label })}
          onClick={() => (alike ? sources.refresh() : engine.set(path, source.value))}
        >
          {act}
        </button>
      )}
    </p>
  )
}
