/** One peer of `npm run bench -- forms`: the neutral form built with formily over antd's inputs. */
import { createForm, isVoidField } from '@formily/core'
import { ArrayField, connect, Field, FormProvider, mapProps, observer, useField, useForm } from '@formily/react'
import { ConfigProvider, Input, Radio } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
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

/** antd's own inputs, since formily's antd package is for antd 5; connected as its documentation has it. */
const status = mapProps((props, field) => ({
  ...props,
  status: !isVoidField(field) && field.selfErrors.length > 0 ? ('error' as const) : undefined,
}))
const controls = {
  choice: connect(Radio.Group),
  longText: connect(Input.TextArea, status),
  input: connect(Input, status),
}

/** Label and messages around a control. */
const Item = observer(({ children, label }: { children?: ReactNode; label?: string }) => {
  const field = useField()
  const errors = isVoidField(field) ? [] : field.selfErrors
  return (
    <div>
      {label && <label htmlFor={field.address.toString()}>{label}</label>}
      {children}
      {errors.length > 0 && <p className="error">{errors.join('；')}</p>}
    </div>
  )
})

function Answer({ field, name, label }: { field: NeutralField; name: string; label?: string }) {
  const { visibleWhen } = field
  const component =
    field.kind === 'choice'
      ? ([controls.choice, { options: field.options, id: name }] as const)
      : field.kind === 'longText'
        ? ([controls.longText, { rows: 2, id: name }] as const)
        : ([controls.input, { id: name }] as const)
  return (
    <Field
      name={name}
      validator={(value: string | undefined) => wrongWith(field, value) ?? ''}
      validateFirst
      decorator={[Item, { label }]}
      component={[...component]}
      reactions={
        visibleWhen &&
        ((one) => {
          one.visible = one.form.values[visibleWhen.field] === visibleWhen.equals
        })
      }
    />
  )
}

const Total = observer(({ field, parts }: { field: NeutralField; parts: string[] }) => {
  const { values } = useForm<Answers>()
  return (
    <div>
      <span>{field.label}</span>
      <output id={field.id}>{sumOf(parts.map((id) => values[id]))}</output>
    </div>
  )
})

function Fields({ description }: { description: FormDescription }) {
  const totals = new Map(description.sections.flatMap((one) => one.fields).map((field) => [field.id, field.sumOf]))
  const inputsOf = (id: string): string[] => totals.get(id)?.flatMap(inputsOf) ?? [id]
  return description.sections.map((section) => (
    <section key={section.id}>
      <h2>{section.title}</h2>
      <div className="grid">
        {section.fields.map((field) =>
          field.sumOf ? (
            <Total key={field.id} field={field} parts={inputsOf(field.id)} />
          ) : (
            <Answer key={field.id} field={field} name={field.id} label={field.label} />
          ),
        )}
      </div>
    </section>
  ))
}

const Product = observer(({ of, row, id }: { of: [string, string]; row: number; id: string }) => {
  const { values } = useForm<{ rows: Answers[] }>()
  const [one, other] = of.map((column) => Number(values.rows[row]?.[column]) || 0)
  return <output id={id}>{((one ?? 0) * (other ?? 0)).toFixed(2)}</output>
})

function Rows({ description }: { description: TableDescription }) {
  return (
    <ArrayField name="rows">
      {(array) => (
        <table>
          <thead>
            <tr>
              {description.columns.map((column) => (
                <th key={column.id}>{column.label}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(array.value as Answers[]).map((row, index) => (
              <tr key={row.id}>
                {description.columns.map((column) => (
                  <td key={column.id}>
                    {column.of ? (
                      <Product of={column.of} row={index} id={`rows.${index}.${column.id}`} />
                    ) : (
                      <Answer field={column} name={`${index}.${column.id}`} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ArrayField>
  )
}

const description = await loadDescription()
const initialValues: object = isTable(description) ? { rows: description.rows } : description.values
const form = createForm({ initialValues })

const control = (id: string) => document.getElementById(isTable(description) ? `0.${id}` : id)
window.bench = {
  feeds: () => control(description.feeds),
  last: () => (isTable(description) ? null : control(description.last)),
  total: () =>
    document.getElementById(isTable(description) ? `rows.0.${description.total}` : description.total)?.textContent ??
    '',
  validate: () =>
    form.validate().then(
      () => 0,
      () => form.queryFeedbacks({ type: 'error' }).filter(({ messages }) => messages?.length).length,
    ),
}
createRoot(document.getElementById('root') as HTMLElement).render(
  <ConfigProvider locale={zhCN}>
    <FormProvider form={form}>
      {isTable(description) ? <Rows description={description} /> : <Fields description={description} />}
    </FormProvider>
  </ConfigProvider>,
)
