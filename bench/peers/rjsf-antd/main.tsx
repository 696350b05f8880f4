/**
 * One peer of `npm run bench -- forms`: the neutral form built with react-jsonschema-form (rjsf) and its antd theme.
 */
import { Form } from '@rjsf/antd'
import type { RJSFSchema, RJSFValidationError, UiSchema } from '@rjsf/utils'
import validator from '@rjsf/validator-ajv8'
import { ConfigProvider } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import {
  type Answers,
  type Description,
  isTable,
  loadDescription,
  type NeutralField,
  sumOf,
} from '../../shared/description'
import '../../shared/form.css'

interface Data {
  rows?: Answers[]
  [id: string]: unknown
}

function schemaOf(field: NeutralField): RJSFSchema {
  const title = field.label
  if (field.kind === 'number') return { type: 'integer', title, minimum: field.min, maximum: field.max }
  if (field.kind === 'money') return { type: 'number', title, minimum: field.min, maximum: field.max }
  if (field.kind === 'choice') return { type: 'string', title, enum: field.options?.map((one) => one.value) }
  if (field.kind === 'total' || field.kind === 'product') return { type: 'string', title, readOnly: true }
  return { type: 'string', title, maxLength: field.maxLength, ...(field.required ? { minLength: 1 } : {}) }
}

function objectOf(fields: readonly NeutralField[]): RJSFSchema {
  const open = fields.filter((field) => !field.visibleWhen)
  return {
    type: 'object',
    required: open.filter((field) => field.required).map((field) => field.id),
    properties: Object.fromEntries(open.map((field) => [field.id, schemaOf(field)])),
  }
}

/** JSON Schema: conditions as `if`/`then`. */
function schema(description: Description): RJSFSchema {
  if (isTable(description)) {
    return {
      type: 'object',
      properties: { rows: { type: 'array', title: description.title, items: objectOf(description.columns) } },
    }
  }
  const all = description.sections.flatMap((section) => section.fields)
  return {
    ...objectOf(all),
    allOf: all.flatMap((field) =>
      field.visibleWhen
        ? {
            if: {
              properties: { [field.visibleWhen.field]: { const: field.visibleWhen.equals } },
              required: [field.visibleWhen.field],
            },
            // biome-ignore lint/suspicious/noThenProperty: JSON Schema's own word
            then: { properties: { [field.id]: schemaOf(field) }, required: field.required ? [field.id] : [] },
          }
        : [],
    ),
  }
}

function uiSchema(description: Description): UiSchema {
  const fields = isTable(description) ? description.columns : description.sections.flatMap((section) => section.fields)
  const own = Object.fromEntries(
    fields.map((field) => [
      field.id,
      field.kind === 'choice' ? { 'ui:widget': 'radio' } : field.kind === 'longText' ? { 'ui:widget': 'textarea' } : {},
    ]),
  )
  const submit = { 'ui:submitButtonOptions': { norender: true } }
  return isTable(description) ? { ...submit, rows: { items: own } } : { ...submit, ...own }
}

/** Numbers as JSON Schema wants them, and the totals, which it cannot work out. */
function withTotals(description: Description, data: Data): Data {
  if (isTable(description)) {
    return {
      rows: data.rows?.map((row) => ({
        ...row,
        amount: ((Number(row.quantity) || 0) * (Number(row.price) || 0)).toFixed(2),
      })),
    }
  }
  const made: Data = { ...data }
  for (const field of description.sections.flatMap((section) => section.fields))
    if (field.sumOf) made[field.id] = sumOf(field.sumOf.map((id) => made[id] as string | undefined))
  return made
}

function numeric(fields: readonly NeutralField[], values: Answers): Data {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = values[field.id]
      const isNumber = field.kind === 'number' || field.kind === 'money'
      return value === undefined || (isNumber && value === '') ? [] : [[field.id, isNumber ? Number(value) : value]]
    }),
  )
}

const description = await loadDescription()
const [shape, look] = [schema(description), uiSchema(description)]
const begin: Data = isTable(description)
  ? { rows: description.rows.map((row) => numeric(description.columns, row) as Answers) }
  : numeric(
      description.sections.flatMap((section) => section.fields),
      description.values,
    )
/** `onError` is told of them once the check is drawn. */
const opened: { form: { validateForm(): boolean } | null; tell(errors: readonly RJSFValidationError[]): void } = {
  form: null,
  tell() {},
}

/** Fields found wrong; one that breaks `then` is named twice. */
function wrongFields(errors: readonly RJSFValidationError[]): Set<string | undefined> {
  return new Set(
    errors
      .filter((error) => error.name !== 'if')
      .map((error) =>
        error.name === 'required' && !error.property?.endsWith(`.${error.params?.missingProperty}`)
          ? `${error.property}.${error.params?.missingProperty}`
          : error.property,
      ),
  )
}

function Rjsf() {
  const [data, setData] = useState(() => withTotals(description, begin))
  return (
    <ConfigProvider locale={zhCN}>
      <Form
        ref={(form) => {
          opened.form = form
        }}
        schema={shape}
        uiSchema={look}
        validator={validator}
        formData={data}
        showErrorList={false}
        noHtml5Validate
        onError={(errors) => opened.tell(errors)}
        onChange={(event) => setData(withTotals(description, event.formData ?? {}))}
      />
    </ConfigProvider>
  )
}

const idOf = (id: string) => (isTable(description) ? `root_rows_0_${id}` : `root_${id}`)
const answerOf = (id: string) => (document.getElementById(idOf(id)) as HTMLInputElement | null)?.value ?? ''
window.bench = {
  feeds: () => document.getElementById(idOf(description.feeds)),
  last: () => (isTable(description) ? null : document.getElementById(idOf(description.last))),
  total: () => answerOf(description.total),
  validate: () =>
    new Promise((resolve) => {
      opened.tell = (errors) => resolve(wrongFields(errors).size)
      if (opened.form?.validateForm()) resolve(0)
    }),
}
createRoot(document.getElementById('root') as HTMLElement).render(<Rjsf />)
