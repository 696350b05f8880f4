/** One peer of `npm run bench -- forms`: the neutral form built with react-hook-form, one `Controller` per field. */
import { ConfigProvider, Input, Radio } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import { memo, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { type Control, Controller, useFieldArray, useForm, useWatch } from 'react-hook-form'
import {
  type Answers,
  type FormDescription,
  isTable,
  loadDescription,
  type NeutralField,
  sumOf,
  type TableDescription,
  wrongWith,
} from '../../shared/description'
import '../../shared/form.css'

type Values = Record<string, unknown>
interface FieldProps {
  control: Control<Values>
  field: NeutralField
  name: string
  label?: string
}

/** One field through its own Controller, so that a key draws nothing but it. */
const Field = memo(function Field({ control, field, name, label }: FieldProps) {
  return (
    <Controller
      control={control}
      name={name}
      shouldUnregister={field.visibleWhen !== undefined}
      rules={{ validate: (value) => wrongWith(field, value as string | undefined) ?? true }}
      render={({ field: bound, fieldState }) => {
        const shared = { ...bound, value: (bound.value as string | undefined) ?? '', id: name }
        return (
          <div>
            {label && <label htmlFor={name}>{label}</label>}
            {field.kind === 'choice' ? (
              <Radio.Group {...shared} options={field.options} />
            ) : field.kind === 'longText' ? (
              <Input.TextArea {...shared} rows={2} status={fieldState.error && 'error'} />
            ) : (
              <Input {...shared} status={fieldState.error && 'error'} />
            )}
            {fieldState.error && <p className="error">{fieldState.error.message}</p>}
          </div>
        )
      }}
    />
  )
})

function Total({ control, field, parts }: { control: Control<Values>; field: NeutralField; parts: string[] }) {
  const values = useWatch({ control, name: parts }) as (string | undefined)[]
  return (
    <div>
      <span>{field.label}</span>
      <output id={field.id}>{sumOf(values)}</output>
    </div>
  )
}

function Shown({
  control,
  when,
  children,
}: {
  control: Control<Values>
  when: { field: string; equals: string }
  children: ReactNode
}) {
  return useWatch({ control, name: when.field }) === when.equals ? children : null
}

function Fields({ control, description }: { control: Control<Values>; description: FormDescription }) {
  const totals = new Map(description.sections.flatMap((one) => one.fields).map((field) => [field.id, field.sumOf]))
  const inputsOf = (id: string): string[] => totals.get(id)?.flatMap(inputsOf) ?? [id]
  return description.sections.map((section) => (
    <section key={section.id}>
      <h2>{section.title}</h2>
      <div className="grid">
        {section.fields.map((field) => {
          if (field.sumOf) return <Total key={field.id} control={control} field={field} parts={inputsOf(field.id)} />
          const drawn = <Field key={field.id} control={control} field={field} name={field.id} label={field.label} />
          if (!field.visibleWhen) return drawn
          return (
            <Shown key={field.id} control={control} when={field.visibleWhen}>
              {drawn}
            </Shown>
          )
        })}
      </div>
    </section>
  ))
}

function Rows({ control, description }: { control: Control<Values>; description: TableDescription }) {
  const { fields } = useFieldArray({ control, name: 'rows' as never })
  return (
    <table>
      <thead>
        <tr>
          {description.columns.map((column) => (
            <th key={column.id}>{column.label}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fields.map((row, index) => (
          <tr key={row.id}>
            {description.columns.map((column) => (
              <td key={column.id}>
                {column.of ? (
                  <Product control={control} of={column.of} row={index} id={`rows.${index}.${column.id}`} />
                ) : (
                  <Field control={control} field={column} name={`rows.${index}.${column.id}`} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Product({
  control,
  of,
  row,
  id,
}: {
  control: Control<Values>
  of: [string, string]
  row: number
  id: string
}) {
  const [one, other] = useWatch({ control, name: of.map((column) => `rows.${row}.${column}`) }) as (
    | string
    | undefined
  )[]
  return <output id={id}>{((Number(one) || 0) * (Number(other) || 0)).toFixed(2)}</output>
}

const description = await loadDescription()
const defaultValues: Values = isTable(description) ? { rows: description.rows as Answers[] } : description.values
const opened: { validate?: () => Promise<number> } = {}

function HookForm() {
  const { control, trigger, getFieldState } = useForm<Values>({ defaultValues, mode: 'onSubmit' })
  const names = isTable(description)
    ? description.rows.flatMap((_, row) => description.columns.map((column) => `rows.${row}.${column.id}`))
    : description.sections.flatMap((section) => section.fields.map((field) => field.id))
  opened.validate = async () => {
    await trigger()
    return names.filter((name) => getFieldState(name).invalid).length
  }
  return (
    <ConfigProvider locale={zhCN}>
      {isTable(description) ? (
        <Rows control={control} description={description} />
      ) : (
        <Fields control={control} description={description} />
      )}
    </ConfigProvider>
  )
}

const idOf = (id: string) => (isTable(description) ? `rows.0.${id}` : id)
window.bench = {
  feeds: () => document.getElementById(idOf(description.feeds)),
  last: () => (isTable(description) ? null : document.getElementById(idOf(description.last))),
  total: () => document.getElementById(idOf(description.total))?.textContent ?? '',
  validate: () => opened.validate?.() ?? Promise.resolve(0),
}
createRoot(document.getElementById('root') as HTMLElement).render(<HookForm />)
