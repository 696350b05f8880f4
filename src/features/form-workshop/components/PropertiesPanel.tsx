/** The workshop's right panel: all properties of the part that is selected in the tree. */

import { kindName, kindsInOrder } from '@/smartform/authoring/kind-names'
import { isColumnKind } from '@/smartform/kinds/column-kinds'
import { type FieldKind, isFieldKind, kindOf } from '@/smartform/kinds/kinds'
import type { ExpressionSource } from '@/smartform/schema/definition'
import { PlainSelect } from '@/ui/PlainInput'
import { useT } from '@/ui/use-t'
import { ofKind } from '../model/new-parts'
import { typeAt } from '../model/outline'
import { pathKey, type SourcePath } from '../model/source-path'
import { AttributeField } from './AttributeField'
import { ExpressionField } from './ExpressionField'
import { FieldSettings } from './FieldSettings'
import { FixedRowsField } from './FixedRowsField'
import { FormSettings } from './FormSettings'
import { NamedExpressionEditor } from './NamedExpressionEditor'
import { RuleEditor } from './RuleEditor'
import { TextPair } from './TextPair'
import { TotalsField } from './TotalsField'
import { nameInputId, type PartProps, usePart } from './use-part'
import styles from './workshop.module.css'

interface PropertiesPanelProps extends PartProps {
  onChoose(path: SourcePath): void
}

/** Attributes of a table that have editors of their own. */
const edited = ['totals', 'fixedRows', 'columns']

export function PropertiesPanel(props: PropertiesPanelProps) {
  const type = typeAt(props.path)
  if (type === 'rule') return <RuleEditor {...props} />
  if (type === 'field' || type === 'column') return <FieldProperties {...props} />
  if (type === 'form') return <FormSettings {...props} />
  if (type === 'expression') return <NamedExpressionEditor {...props} />
  return <GroupProperties {...props} />
}

function GroupProperties(props: PartProps) {
  const t = useT()
  const { part, put } = usePart(props)
  return (
    <div className={styles.panel}>
      <TextPair id={nameInputId} label={t('标题文字')} value={part.title} onChange={(value) => put('title', value)} />
      <TextPair long label={t('说明文字（选填）')} value={part.help} onChange={(value) => put('help', value)} />
      <VisibleWhen {...props} />
    </div>
  )
}

function VisibleWhen(props: PartProps) {
  const t = useT()
  const { part, put } = usePart(props)
  return (
    <ExpressionField
      label={t('什么时候显示')}
      path={[...props.path, 'visibleWhen']}
      value={part.visibleWhen as ExpressionSource | undefined}
      workshop={props.workshop}
      choices={{ plain: [{ value: undefined, label: t('总是显示') }], conditional: t('满足条件时显示') }}
      onChange={(value) => put('visibleWhen', value)}
    />
  )
}

function FieldProperties(props: PartProps) {
  const t = useT()
  const { part, put, replace } = usePart(props)
  const kind: FieldKind = isFieldKind(part.kind) ? part.kind : 'text'
  const isColumn = typeAt(props.path) === 'column'
  const kinds = isColumn ? kindsInOrder.filter(isColumnKind) : kindsInOrder
  const { attributes, labelled } = kindOf({ kind })
  const shown = Object.entries(attributes).filter(([name]) => !edited.includes(name))
  return (
    <div className={styles.panel}>
      <TextPair id={nameInputId} label={t('名称')} value={part.label} onChange={(value) => put('label', value ?? '')} />
      <TextPair long label={t('填写说明')} value={part.help} onChange={(value) => put('help', value)} />
      <div className={styles.line}>
        <label htmlFor="workshop-kind">{t('类型')}</label>
        <PlainSelect
          id="workshop-kind"
          value={kind}
          options={kinds.map((value) => ({ value, label: kindName(value) }))}
          onChange={({ target }) => isFieldKind(target.value) && replace(ofKind(part, target.value, kind))}
        />
      </div>
      {labelled !== 'none' && kind !== 'computed' && (
        <ExpressionField
          label={t('是否必填')}
          path={[...props.path, 'required']}
          value={(part.required === false ? undefined : part.required) as ExpressionSource | undefined}
          workshop={props.workshop}
          choices={{
            plain: [
              { value: undefined, label: t('选填') },
              { value: true, label: t('必填') },
            ],
            conditional: t('满足条件时必填'),
          }}
          onChange={(value) => put('required', value)}
        />
      )}
      <VisibleWhen {...props} />
      {shown.map(([name, { schema }]) =>
        kind === 'computed' && name === 'value' ? (
          <ExpressionField
            key={name}
            formula
            label={t('计算公式')}
            path={[...props.path, name]}
            value={part.value as ExpressionSource | undefined}
            workshop={props.workshop}
            onChange={(value) => put(name, value ?? null)}
          />
        ) : (
          <AttributeField
            key={name}
            name={name}
            schema={schema}
            value={part[name]}
            onChange={(value) => put(name, value)}
          />
        ),
      )}
      {kind === 'table' && <TotalsField table={part} onChange={(value) => put('totals', value)} />}
      {kind === 'table' && <FixedRowsField table={part} onChange={replace} />}
      <FieldSettings key={pathKey(props.path)} {...props} />
    </div>
  )
}
