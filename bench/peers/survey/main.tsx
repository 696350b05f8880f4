/** One peer of `npm run bench -- forms`: the neutral form built with SurveyJS. */
import { Model } from 'survey-core'
import 'survey-core/survey-core.css'
import { createRoot } from 'react-dom/client'
import { Survey } from 'survey-react-ui'
import { type Description, isTable, loadDescription, type NeutralField } from '../../shared/description'

function elementOf(field: NeutralField): Record<string, unknown> {
  const base = {
    name: field.id,
    title: field.label,
    isRequired: field.required,
    ...(field.visibleWhen ? { visibleIf: `{${field.visibleWhen.field}} = '${field.visibleWhen.equals}'` } : {}),
  }
  if (field.kind === 'choice')
    return {
      ...base,
      type: 'radiogroup',
      choices: field.options?.map((one) => ({ value: one.value, text: one.label })),
    }
  if (field.kind === 'longText') return { ...base, type: 'comment', rows: 2, ...longest(field) }
  if (field.kind === 'total')
    return { ...base, type: 'expression', expression: field.sumOf?.map((id) => `{${id}}`).join(' + ') }
  if (field.kind === 'product')
    return { ...base, type: 'expression', expression: field.of?.map((id) => `{row.${id}}`).join(' * ') }
  if (field.kind === 'text') return { ...base, type: 'text', ...longest(field) }
  return {
    ...base,
    type: 'text',
    inputType: 'number',
    // In the field's own way of checking, on a key and on submit.
    validators: [{ type: 'numeric', minValue: field.min, maxValue: field.max }],
  }
}

const longest = (field: NeutralField) => ({ validators: [{ type: 'text', maxLength: field.maxLength }] })

function modelOf(description: Description) {
  const elements = isTable(description)
    ? [
        {
          type: 'matrixdynamic',
          name: 'rows',
          title: description.title,
          rowCount: 0,
          maxRowCount: 2000,
          columns: description.columns.map((column) => {
            const { type, ...rest } = elementOf(column)
            return { ...rest, cellType: type }
          }),
        },
      ]
    : description.sections.map((section) => ({
        type: 'panel',
        name: section.id,
        title: section.title,
        elements: section.fields.map((field, index) => ({ ...elementOf(field), startWithNewLine: index % 3 === 0 })),
      }))
  return {
    title: description.title,
    textUpdateMode: 'onTyping',
    checkErrorsMode: 'onComplete',
    pages: [{ name: 'all', elements }],
  }
}

const description = await loadDescription()
const survey = new Model(modelOf(description))
// What it offers for long pages.
survey.lazyRenderEnabled = true
survey.data = isTable(description)
  ? { rows: description.rows.map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== ''))) }
  : description.values

const column = (id: string) => (isTable(description) ? description.columns.findIndex((one) => one.id === id) : 0)
const place = (id: string) =>
  isTable(description)
    ? (document.querySelectorAll('tbody tr')[0]?.querySelectorAll('.sd-question__content, .sd-table__cell')[
        column(id)
      ] ?? null)
    : document.querySelector(`[data-name="${id}"]`)
window.bench = {
  feeds: () => place(description.feeds)?.querySelector('input') ?? null,
  last: () => (isTable(description) ? null : (place(description.last)?.querySelector('input') ?? null)),
  // Far questions of a long page are not drawn; the value is.
  total: () =>
    String(
      isTable(description)
        ? (survey.getValue('rows') as Record<string, unknown>[])[0]?.[description.total]
        : survey.getValue(description.total),
    ),
  async validate() {
    survey.validate(true, false)
    const count = (questions: readonly { errors: readonly unknown[] }[]) =>
      questions.filter((question) => question.errors.length > 0).length
    if (!isTable(description)) return count(survey.getAllQuestions())
    const table = survey.getQuestionByName('rows') as unknown as {
      visibleRows: { cells: { question: { errors: readonly unknown[] } }[] }[]
    }
    return count(table.visibleRows.flatMap((row) => row.cells.map((cell) => cell.question)))
  },
}
createRoot(document.getElementById('root') as HTMLElement).render(<Survey model={survey} />)
