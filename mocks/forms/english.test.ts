/** Guards that every form can be read in English: labels, helps, options, units, messages, and fixed rows of tables. */
import { expect, it } from 'vitest'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import { allDefinitions } from './definitions'

const chinese = /\p{Script=Han}/u

/** Words that an English text quotes because an answer has to hold them: how the names of bank branches end. */
const quoted = /支行|分行|营业部|营业厅/g

/** The sample shows testers every kind of field; nobody fills it in for their work. */
const onlyChinese = new Set(['kinds-sample'])
const forms = allDefinitions.filter(({ id }) => !onlyChinese.has(id))

interface Column {
  id?: string
  inEnglish?: Readonly<Record<string, string>>
}

/** Every object of a definition. */
function objectsOf(source: unknown): Record<string, unknown>[] {
  if (Array.isArray(source)) return source.flatMap(objectsOf)
  if (typeof source !== 'object' || source === null) return []
  return [source as Record<string, unknown>, ...Object.values(source).flatMap(objectsOf)]
}

/** Chinese cells of a table's fixed rows that have no English in their column. */
function unnamedRows({ fixedRows, columns }: Record<string, unknown>): string[] {
  if (!Array.isArray(fixedRows) || !Array.isArray(columns)) return []
  const english = new Map((columns as Column[]).map(({ id, inEnglish }) => [id, inEnglish]))
  return (fixedRows as { cells: Record<string, unknown> }[]).flatMap(({ cells }) =>
    Object.entries(cells).flatMap(([column, value]) =>
      typeof value === 'string' && chinese.test(value) && !english.get(column)?.[value] ? [value] : [],
    ),
  )
}

it.each(forms)('$id, version $version, has each of its texts in English too', (form) => {
  expect(form.languages).toContain('en')
  expect(parseDefinition(form).untranslated).toEqual([])
})

it.each(forms)(
  '$id, version $version, names its fixed rows in English, and no Chinese word is left in an English text',
  (form) => {
    const objects = objectsOf(form)
    expect(objects.flatMap(unnamedRows)).toEqual([])
    expect(
      objects.flatMap(({ en }) => (typeof en === 'string' && chinese.test(en.replace(quoted, '')) ? [en] : [])),
    ).toEqual([])
  },
)
