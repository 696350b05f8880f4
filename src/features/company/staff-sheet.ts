/** Reads and checks an imported list of staff: columns by head, departments by name, a message per wrong cell; its longest name is also that of the dialog that adds one person. */

import { t, text } from '@/lib/i18n/i18n'
import { isMobile, plainDigits } from '@/lib/validation/mobile'
import { tooLong } from '@/lib/validation/too-long'
import { comparableText, type ReadSheet, type SheetProblem, type SheetRow } from '@/shared/sheet-import/sheet'

/** The columns of a list of staff. */
export const staffColumns = [
  { name: 'name', label: text('姓名'), required: true },
  { name: 'mobile', label: text('手机号码'), required: true },
  { name: 'department', label: text('部门'), required: false },
] as const

/** Rows that one import takes (60403 for more). */
export const mostStaffRows = 500

/** Longest name of a person (60319 for more). */
export const longestStaffName = 50

function problemsOf(values: SheetRow['values'], departments: readonly string[]): SheetProblem[] {
  const { name = '', mobile = '', department = '' } = values
  const found: [field: string, message: string | undefined | false][] = [
    ['name', name === '' ? t('请输入{label}', { label: t('姓名') }) : tooLong(t('姓名'), name, longestStaffName)],
    [
      'mobile',
      mobile === ''
        ? t('请输入{label}', { label: t('手机号码') })
        : !isMobile(mobile) && t('手机号码不正确，请输入 11 位手机号码'),
    ],
    [
      'department',
      department !== '' &&
        !departments.includes(department) &&
        t('本单位没有部门“{name}”，请填写在用的部门名称', { name: department }),
    ],
  ]
  return found.flatMap(([field, message]) => (message ? [{ field, message }] : []))
}

/** Parses a sheet as a list of staff: columns by head, departments by name; empty rows are skipped. */
export function readStaffSheet(block: readonly (readonly string[])[], departments: readonly string[]): ReadSheet {
  const [heads = [], ...lines] = block
  const columns = heads.map((head) =>
    staffColumns.find(({ label }) => [label, t(label)].some((one) => comparableText(one) === comparableText(head))),
  )
  const seen = new Set<string>()
  const rows = lines.flatMap((cells, index): SheetRow[] => {
    if (cells.every((cell) => cell.trim() === '')) return []
    const values: Record<string, string> = {}
    for (const [column, known] of columns.entries()) {
      const cell = (cells[column] ?? '').trim()
      if (!known || cell === '') continue
      values[known.name] = known.name === 'mobile' ? plainDigits(cell) : cell
    }
    const { mobile = '' } = values
    const repeated = mobile !== '' && seen.has(mobile)
    seen.add(mobile)
    const problems = problemsOf(values, departments)
    const twice = repeated ? [{ field: 'mobile', message: t('errors.60320') }] : []
    return [{ line: index + 2, values, problems: [...problems, ...twice], repeated }]
  })
  return {
    rows,
    unknown: heads.filter((head, index) => head.trim() !== '' && !columns[index]),
    missing: staffColumns.filter((known) => known.required && !columns.includes(known)).map(({ label }) => t(label)),
  }
}
