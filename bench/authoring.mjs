/**
 * Measures what the checks before a publication cost: proving a form of 600 fields, counting 10,000 contents that a new version of the
 * declaration touches, and moving their answers. Fails when a limit is broken; limits are processor time, so other work on the
 * machine does not break them.
 */
import { createModuleServer } from '../build/module-server.mjs'

const limits = { prove: 1000, count: 1000 }
const today = '2026-06-15'

/** 20 sections of 30 fields: choices, texts and amounts, 100 conditions, 40 totals, 40 rules. */
function largeForm() {
  const field = (id) => ['field', id]
  const options = ['a', 'b', 'c'].map((value) => ({ value, label: value }))
  const sections = Array.from({ length: 20 }, (_, s) => {
    const id = (n) => `s${s}_f${n}`
    const inputs = Array.from({ length: 28 }, (_, n) => {
      const own = { id: id(n), label: id(n) }
      if (n === 0) return { ...own, kind: 'radio', options, required: true }
      if (n % 3 === 0) return { ...own, kind: 'money', min: '0', max: '5000', required: n % 2 === 0 }
      if (n % 5 === 1) return { ...own, kind: 'text', visibleWhen: ['eq', field(id(0)), options[n % 3].value] }
      return { ...own, kind: 'text', maxLength: 60 }
    })
    const amounts = inputs.filter(({ kind }) => kind === 'money').map((input) => field(input.id))
    const total = { id: id(28), label: id(28), kind: 'computed', value: ['add', ...amounts] }
    const share = {
      id: id(29),
      label: id(29),
      kind: 'computed',
      value: ['divide', amounts[0], field(id(28))],
      unit: '%',
    }
    return { id: `s${s}`, title: `s${s}`, fields: [...inputs, total, share] }
  })
  const rules = sections.flatMap(({ id, fields }) => {
    const [first, total] = [fields.find(({ kind }) => kind === 'money').id, `${id}_f28`]
    return [
      { id: `${id}_share`, assert: ['lte', field(first), ['multiply', 0.12, field(total)]], message: id, at: [first] },
      { id: `${id}_total`, assert: ['lte', field(total), 10000], message: id, at: [first] },
    ]
  })
  return { id: 'large', version: 1, title: 'large', pages: [{ id: 'p', title: 'p', sections }], rules }
}

/** A next version of a form: fields required, limits tighter, an option and a field gone, kinds and ids changed, a rule. */
function nextVersion(form) {
  let n = 0
  const change = (field) => {
    n += 1
    const next = { ...field }
    if (field.kind === 'text' && n % 3 === 0) Object.assign(next, { required: true, maxLength: 10 })
    if (field.kind === 'longText' && n % 2 === 0) Object.assign(next, { id: `${field.id}New`, movedFrom: field.id })
    if (field.options && n % 2 === 0) Object.assign(next, { options: field.options.slice(1) })
    return field.kind === 'dictionary' && n % 5 === 0 ? [] : [next]
  }
  const sectionOf = (section) => ({ ...section, fields: section.fields.flatMap(change) })
  return {
    ...form,
    version: 99,
    pages: form.pages.map((page) => ({ ...page, sections: page.sections.map(sectionOf) })),
  }
}

/** Answers of most fields, and ten rows in each table; other ones for each `n`. */
function plausibleValues(form, n) {
  const answer = (node, at) => {
    if (node.options) return node.options[(n + at) % node.options.length].value
    if (node.kind === 'yesNo') return (n + at) % 2 === 0
    if (['number', 'money', 'percent'].includes(node.kind)) return String((n * 7 + at) % 90)
    if (node.kind === 'dictionary') return { id: String(at), code: String(at), name: 'name' }
    if (node.kind === 'date') return '2026-03-01'
    return ['text', 'longText'].includes(node.kind) ? 'answer '.repeat(1 + ((n + at) % 9)) : null
  }
  const rowOf = (columns, at) => ({
    id: `r${at}`,
    cells: Object.fromEntries(columns.map((column, index) => [column.id, answer(column, at + index)])),
  })
  const tableOf = ({ columns, fixedRows }) =>
    fixedRows?.map(({ id }, index) => ({ ...rowOf(columns, index), id })) ??
    Array.from({ length: 10 }, (_, index) => rowOf(columns, index))
  return Object.fromEntries(
    [...form.fields.values()].map((node, at) => [node.id, node.kind === 'table' ? tableOf(node) : answer(node, at)]),
  )
}

const timed = (work) => {
  const [began, from] = [process.cpuUsage(), performance.now()]
  const result = work()
  const { user, system } = process.cpuUsage(began)
  return { result, cpu: Math.round((user + system) / 1000), wall: Math.round(performance.now() - from) }
}
const row = (what, { cpu, wall }, found) => ({ what, 'processor ms': cpu, 'wall ms': wall, found })

const modules = await createModuleServer()
try {
  const load = (name) => modules.ssrLoadModule(`/src/smartform/${name}.ts`)
  const { proveForm } = await load('authoring/prove-form')
  const { gradeChanges } = await load('authoring/grade-changes')
  const { countAffected } = await load('authoring/count-affected')
  const { moveAnswers } = await load('authoring/move-answers')
  const { parseDefinition } = await load('schema/parse-definition')
  const { expandParts } = await load('schema/expand-parts')
  const { projectDeclaration } = await modules.ssrLoadModule('/mocks/forms/project-declaration.ts')

  const large = largeForm()
  const proof = timed(() => proveForm(large, today))
  const before = expandParts(projectDeclaration, () => {}).source
  const after = nextVersion(before)
  const [former, latter] = [parseDefinition(before), parseDefinition(after)]
  const contents = Array.from({ length: 10_000 }, (_, n) => ({ id: String(n), values: plausibleValues(former, n) }))
  const graded = timed(() => gradeChanges(before, after))
  const counted = timed(() => countAffected(graded.result, former, latter, contents, today))
  const moved = timed(() => contents.map(({ values }) => moveAnswers(former, latter, values)))
  const touched = counted.result.reduce((sum, { contentIds }) => sum + contentIds.length, 0)
  console.table([
    row('prove 600 fields, 40 rules', proof, `${proof.result.length} findings`),
    row('grade the changes of the declaration', graded, `${graded.result.length} changes`),
    row('count 10,000 contents for each change', counted, `${touched} touched`),
    row(
      'move the answers of 10,000 contents',
      moved,
      `${moved.result.reduce((sum, { kept }) => sum + kept.length, 0)} kept`,
    ),
  ])
  if (proof.cpu > limits.prove || counted.cpu > limits.count) {
    console.error(`limits: ${limits.prove} ms to prove, ${limits.count} ms to count`)
    process.exitCode = 1
  }
} finally {
  await modules.close()
}
