/** One peer of `npm run bench -- forms`: the neutral form built with antd's own `Form`. */
import { ConfigProvider, Form, Input, Radio, Table } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import {
  type FormDescription,
  isTable,
  loadDescription,
  type NeutralField,
  sumOf,
  type TableDescription,
  wrongWith,
} from '../../shared/description'
import '../../shared/form.css'

type Form600 = ReturnType<typeof Form.useForm>[0]
const opened: { form?: Form600 } = {}

function Control({ field, ...props }: { field: NeutralField; id?: string }) {
  if (field.kind === 'choice') return <Radio.Group {...props} options={field.options} />
  if (field.kind === 'longText') return <Input.TextArea {...props} rows={2} />
  return <Input {...props} />
}

const ruleOf = (field: NeutralField) => ({
  validator: (_: unknown, value: string | undefined) => {
    const wrong = wrongWith(field, value)
    return wrong ? Promise.reject(new Error(wrong)) : Promise.resolve()
  },
})

/** A field as antd's documentation has it: rules at the item, dependents through `shouldUpdate` on what they read. */
function Item({ field }: { field: NeutralField }): ReactNode {
  const { visibleWhen, sumOf: parts } = field
  if (parts) {
    return (
      <Form.Item label={field.label} dependencies={parts} shouldUpdate={false}>
        {({ getFieldValue }) => {
          const of = (id: string): string =>
            totals.get(id) ? sumOf((totals.get(id) ?? []).map(of)) : getFieldValue(id)
          return <output id={field.id}>{sumOf(parts.map(of))}</output>
        }}
      </Form.Item>
    )
  }
  const item = (
    <Form.Item name={field.id} label={field.label} required={field.required} rules={[ruleOf(field)]}>
      <Control field={field} />
    </Form.Item>
  )
  if (!visibleWhen) return item
  return (
    <Form.Item noStyle dependencies={[visibleWhen.field]}>
      {({ getFieldValue }) => (getFieldValue(visibleWhen.field) === visibleWhen.equals ? item : null)}
    </Form.Item>
  )
}

/** Totals by id, down to the inputs they are made of: `dependencies` know inputs only. */
const totals = new Map<string, string[]>()
function inputsOf(id: string): string[] {
  const parts = totals.get(id)
  return parts ? parts.flatMap(inputsOf) : [id]
}

function Fields({ description }: { description: FormDescription }) {
  return description.sections.map((section) => (
    <section key={section.id}>
      <h2>{section.title}</h2>
      <div className="grid">
        {section.fields.map((field) => (
          <Item key={field.id} field={field.sumOf ? { ...field, sumOf: field.sumOf.flatMap(inputsOf) } : field} />
        ))}
      </div>
    </section>
  ))
}

/** A Form.List in antd's virtual table. */
function Rows({ description }: { description: TableDescription }) {
  return (
    <Form.List name="rows">
      {(rows) => (
        <Table
          virtual
          pagination={false}
          rowKey="key"
          scroll={{ x: 1200, y: 600 }}
          dataSource={rows}
          columns={description.columns.map((column) => ({
            title: column.label,
            key: column.id,
            width: 150,
            render: (_: unknown, row: { name: number }) => <Cell column={column} row={row.name} />,
          }))}
        />
      )}
    </Form.List>
  )
}

function Cell({ column, row }: { column: NeutralField; row: number }) {
  const { of } = column
  if (of) {
    const paths = of.map((id) => ['rows', row, id])
    return (
      <Form.Item noStyle dependencies={paths}>
        {({ getFieldValue }) => {
          const [one, other] = paths.map((path) => Number(getFieldValue(path)) || 0)
          return <output id={`rows_${row}_${column.id}`}>{((one ?? 0) * (other ?? 0)).toFixed(2)}</output>
        }}
      </Form.Item>
    )
  }
  return (
    <Form.Item name={[row, column.id]} rules={[ruleOf(column)]} style={{ margin: 0 }}>
      <Input />
    </Form.Item>
  )
}

const description = await loadDescription()
if (!isTable(description))
  for (const field of description.sections.flatMap((section) => section.fields))
    if (field.sumOf) totals.set(field.id, field.sumOf)

function AntdForm() {
  const [form] = Form.useForm()
  opened.form = form
  return (
    <ConfigProvider locale={zhCN}>
      <Form
        form={form}
        layout="vertical"
        initialValues={isTable(description) ? { rows: description.rows } : description.values}
      >
        {isTable(description) ? <Rows description={description} /> : <Fields description={description} />}
      </Form>
    </ConfigProvider>
  )
}

const idOf = (id: string) => (isTable(description) ? `rows_0_${id}` : id)
window.bench = {
  feeds: () => document.querySelector(`input#${idOf(description.feeds)}`),
  last: () => (isTable(description) ? null : document.querySelector(`input#${idOf(description.last)}`)),
  total: () => document.querySelector(`output#${idOf(description.total)}`)?.textContent ?? '',
  validate: () =>
    opened.form?.validateFields().then(
      () => 0,
      (failure: { errorFields: unknown[] }) => failure.errorFields.length,
    ) ?? Promise.resolve(0),
}
createRoot(document.getElementById('root') as HTMLElement).render(<AntdForm />)
