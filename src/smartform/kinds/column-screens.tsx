/** The editors and views of field kinds that can be columns of a table field; loaded with every form. Rare editors load late: the kind's description names them (`editor: drawnBy(…)`). */

import type { ComponentType } from 'react'
import { getOrCreate } from '@/lib/collections/get-or-create'
import { plainEmail } from '@/lib/validation/email'
import { plainDigits } from '@/lib/validation/mobile'
import { CheckboxGroup, type ChoiceProps, ChoiceSelect, RadioGroup } from '@/ui/Choices'
import { DayInput } from '@/ui/day/DayInput'
import { DayRange } from '@/ui/day/DayRange'
import { LongTextInput } from '@/ui/LongTextInput'
import { type LazyPart, lazyPart } from '@/ui/lazy-part'
import { DecimalInput, TidyInput, TimeInput } from '@/ui/TypedInput'
import { useT } from '@/ui/use-t'
import type { FieldNode } from '../schema/nodes'
import type { FieldValue } from '../schema/values'
import { type ColumnKind, columnKinds } from './column-kinds'
import { ComputedOutput } from './computed/ComputedOutput'
import type { ControlledProps, ReadOnlyProps } from './control-props'
import type { Drawn } from './kind'
import type { UsualKindName } from './kinds'
import type { EditorProps } from './screen-props'

/** Yes and no as two options. `As`: radios, or on one line. */
function YesNo({ As, value, control, change }: EditorProps<'yesNo'> & { As: ComponentType<ChoiceProps> }) {
  const t = useT()
  return (
    <As
      options={[
        { value: 'yes', label: t('是') },
        { value: 'no', label: t('否') },
      ]}
      value={value === null ? null : value ? 'yes' : 'no'}
      control={control}
      change={(option) => change(option === null ? null : option === 'yes')}
    />
  )
}

/** Editors that load with every form, because most fields need them; others load when a field comes near. */
const usualEditors: { readonly [K in UsualKindName & ColumnKind]: ComponentType<EditorProps<K>> } = {
  text: (props) => <TidyInput {...props} clean={(typed) => typed.trim()} />,
  longText: ({ node, ...props }) => (
    <LongTextInput {...props} limit={node.maxLength ?? 2000} least={node.minLength} rows={node.rows ?? 4} />
  ),
  number: DecimalInput,
  money: DecimalInput,
  percent: DecimalInput,
  date: ({ node, ...props }) => <DayInput {...props} earliest={node.earliest} latest={node.latest} />,
  month: ({ node, ...props }) => <DayInput month {...props} earliest={node.earliest} latest={node.latest} />,
  time: TimeInput,
  dateRange: ({ node, ...props }) => <DayRange {...props} earliest={node.earliest} latest={node.latest} />,
  radio: ({ node, ...props }) => <RadioGroup {...props} options={node.options} />,
  checkboxGroup: ({ node, ...props }) => (
    <CheckboxGroup {...props} options={node.options} least={node.minSelected} most={node.maxSelected} />
  ),
  yesNo: (props) => <YesNo {...props} As={RadioGroup} />,
  mobile: (props) => <TidyInput {...props} inputMode="tel" clean={plainDigits} />,
  email: (props) => <TidyInput {...props} inputMode="email" clean={plainEmail} />,
  computed: ComputedOutput,
}

/** An editor whose kind is known at run time only; node and value come together from the engine. */
export type AnyEditor = Drawn<ControlledProps<FieldNode, FieldValue>> & Partial<LazyPart>
export type AnyView = Drawn<ReadOnlyProps<FieldNode, FieldValue>>

const loaded = new Map<ColumnKind, AnyEditor>()
const views = new Map<ColumnKind, AnyView | null>()

/** The editor of a column's kind; a stable component per kind. */
export function columnEditor(name: ColumnKind): AnyEditor {
  const { editor } = columnKinds[name]
  if (editor === 'usual') return (usualEditors as Readonly<Record<string, AnyEditor>>)[name] as AnyEditor
  return getOrCreate(loaded, name, () => lazyPart(editor.late))
}

/** Editors with another form in cells, where each row has one line. */
const cellEditors: { readonly [K in 'radio' | 'yesNo']: ComponentType<EditorProps<K>> } = {
  radio: ({ node, ...props }) => <ChoiceSelect {...props} options={node.options} />,
  yesNo: (props) => <YesNo {...props} As={ChoiceSelect} />,
}

/** The editor of a cell. */
export function cellEditor(name: ColumnKind): AnyEditor {
  return (cellEditors as Readonly<Record<string, AnyEditor | undefined>>)[name] ?? columnEditor(name)
}

/** The view of a column's kind; null: its text. While it loads, the text is displayed. */
export function columnView(name: ColumnKind): AnyView | null {
  const { view, text } = columnKinds[name]
  if (view === undefined || view === 'usual') return null
  return getOrCreate(views, name, () => lazyPart(view.late, ({ node, value }) => text(node, value)))
}
