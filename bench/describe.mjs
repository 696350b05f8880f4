/**
 * Writes the descriptions every engine fills: one neutral form of 600 fields in 20 sections (30 of them under a condition, 40 of
 * them totals), the same with 20 fields, and a table of 1,000 rows × 8 columns. The same bytes on every run. The number of wrong
 * answers is worked out here, plainly, so that each engine's findings can be held against it.
 */
import { mkdirSync, writeFileSync } from 'node:fs'

/** A small generator with a fixed seed (mulberry32). */
function numbers(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const options = ['甲类', '乙类', '丙类'].map((label, index) => ({ value: 'abc'[index], label }))
const order = ['text', 'money', 'text', 'number', 'money', 'text', 'choice', 'money', 'longText', 'number']

/** `count` inputs and two totals a section; the first section's first money field feeds its section's total and the sum of all. */
function form({ id, sections, fields, conditionsEach }) {
  const random = numbers(sections * 1000 + fields)
  const values = {}
  const made = []
  let conditions = 0
  const sectionTotals = []
  for (let s = 0; s < sections; s += 1) {
    const own = []
    const name = (n) => `s${s + 1}_f${n + 1}`
    for (let n = 0; n < fields - 2; n += 1) {
      const kind = order[n % order.length]
      const field = {
        id: name(n),
        label: `${s + 1}.${n + 1} ${{ text: '名称', money: '经费', number: '人数', choice: '类别', longText: '说明' }[kind]}`,
        kind,
      }
      if (kind === 'text') Object.assign(field, { maxLength: 20, required: n % 3 !== 2 })
      if (kind === 'longText') Object.assign(field, { maxLength: 200, required: true })
      if (kind === 'number') Object.assign(field, { min: 0, max: 999, required: n % 20 === 3 })
      if (kind === 'money') Object.assign(field, { min: 0, max: 5000, required: n % 3 === 1 })
      if (kind === 'choice') Object.assign(field, { options, required: true })
      own.push(field)
    }
    // Conditions hang on the section's first choice.
    const choice = own.find((field) => field.kind === 'choice')
    const hideable = own.filter((field) => field !== choice && field.kind === 'text' && field !== own[0])
    const due = conditionsEach(s)
    for (const field of hideable.slice(-due)) {
      field.visibleWhen = { field: choice.id, equals: 'a' }
      conditions += 1
    }
    for (const field of own) {
      const roll = random()
      const full = {
        text: `申报内容${Math.floor(roll * 900)}`,
        money: (roll * 900).toFixed(2),
        number: String(Math.floor(roll * 90)),
        choice: 'abc'[Math.floor(roll * 3)],
        longText: '按计划完成。',
      }[field.kind]
      const wrong = {
        text: '过长的名称'.repeat(5),
        money: '6000.00',
        number: '1000',
        choice: undefined,
        longText: '过长的说明'.repeat(41),
      }[field.kind]
      const chance = random()
      const value = field === choice || chance < 0.3 ? full : chance < 0.9 ? undefined : wrong
      if (value !== undefined) values[field.id] = value
    }
    if (s === 0) values[own[1].id] = '12'
    const money = own.filter((field) => field.kind === 'money').map((field) => field.id)
    const total = { id: name(fields - 2), label: `${s + 1}.${fields - 1} 本节合计`, kind: 'total', sumOf: money }
    sectionTotals.push(total.id)
    const people = own.filter((field) => field.kind === 'number').map((field) => field.id)
    const second =
      s === sections - 1
        ? { id: name(fields - 1), label: `${s + 1}.${fields} 全部合计`, kind: 'total', sumOf: [...sectionTotals] }
        : { id: name(fields - 1), label: `${s + 1}.${fields} 人数合计`, kind: 'total', sumOf: people }
    made.push({ id: `s${s + 1}`, title: `第 ${s + 1} 部分`, fields: [...own, total, second] })
  }
  const all = made.flatMap((section) => section.fields)
  const visible = (field) => !field.visibleWhen || values[field.visibleWhen.field] === field.visibleWhen.equals
  return {
    id,
    title: '项目申报书',
    sections: made,
    values,
    feeds: 's1_f2',
    total: `s1_f${fields - 1}`,
    last: `s${sections}_f1`,
    counts: { fields: all.length, conditions, totals: all.filter((field) => field.kind === 'total').length },
    errors: all.filter((field) => visible(field) && isWrong(field, values[field.id])).length,
  }
}

function isWrong(field, value) {
  if (field.kind === 'total') return false
  if (value === undefined || value === '') return field.required === true
  if (field.maxLength !== undefined && value.length > field.maxLength) return true
  return field.max !== undefined && (Number(value) > field.max || Number(value) < field.min)
}

function table() {
  const random = numbers(1000)
  const columns = [
    { id: 'name', label: '名称', kind: 'text', required: true, maxLength: 20 },
    { id: 'model', label: '型号', kind: 'text', maxLength: 20 },
    { id: 'maker', label: '厂商', kind: 'text', maxLength: 20 },
    { id: 'quantity', label: '数量', kind: 'number', required: true, min: 0, max: 999 },
    { id: 'price', label: '单价', kind: 'money', required: true, min: 0, max: 5000 },
    { id: 'amount', label: '金额', kind: 'product', of: ['quantity', 'price'] },
    { id: 'paid', label: '自筹', kind: 'money', min: 0, max: 5000 },
    { id: 'note', label: '备注', kind: 'text', maxLength: 20 },
  ]
  const rows = Array.from({ length: 1000 }, (_, index) => ({
    name: `设备${index + 1}`,
    model: `XK-${Math.floor(random() * 900)}`,
    maker: '上海仪器厂',
    quantity: String(1 + Math.floor(random() * 9)),
    price: (random() * 90).toFixed(2),
    paid: (random() * 9).toFixed(2),
    note: '',
  }))
  // 200 wrong cells, all over the table, at most one in a row.
  for (let n = 0; n < 200; n += 1) {
    const row = rows[n * 5 + 3]
    Object.assign(row, [{ name: '' }, { quantity: '1000' }, { price: '' }, { note: '过长的备注'.repeat(5) }][n % 4])
  }
  const wrong = rows.flatMap((row) =>
    columns.filter((column) => column.kind !== 'product' && isWrong(column, row[column.id])),
  )
  return {
    id: 'table-1000',
    title: '设备清单',
    columns,
    rows,
    feeds: 'quantity',
    total: 'amount',
    errors: wrong.length,
  }
}

mkdirSync(new URL('descriptions/', import.meta.url), { recursive: true })
for (const description of [
  form({ id: 'fields-600', sections: 20, fields: 30, conditionsEach: (s) => (s % 2 === 0 ? 2 : 1) }),
  form({ id: 'fields-20', sections: 1, fields: 20, conditionsEach: () => 1 }),
  table(),
]) {
  writeFileSync(new URL(`descriptions/${description.id}.json`, import.meta.url), `${JSON.stringify(description)}\n`)
  console.log(
    description.id,
    JSON.stringify(description.counts ?? { rows: description.rows.length }),
    `${description.errors} wrong`,
  )
}
