/** Tests of uploaded files and of computed values: what is read, shown, refused. */
import { describe, expect, it } from 'vitest'
import { file, files, nodeOf, of, picture, type Raw } from '../../../tests/smartform/field-sources'
import { smallForm } from '../../../tests/smartform/small-form'
import { parseDefinition } from '../schema/parse-definition'
import { computedText } from './computed/computed'
import { kindOf } from './kinds'

const image = (more?: Raw) => of('image', more)
const read = (source: Raw, raw: unknown) => kindOf(nodeOf(source)).coerce(nodeOf(source), raw)
/** The findings about files, as `check message`. */
function found(source: Raw, raw: unknown) {
  const node = nodeOf(source)
  return kindOf(node)
    .check(node, read(source, raw))
    .map(({ check, message, code }) => `${check} ${message}${code === undefined ? '' : ` (${code})`}`)
}

describe('a stored file is read', () => {
  it.each<[string, unknown, unknown]>([
    ['as it is', [file()], [file()]],
    ['without a key: none', [file({ url: '' }), file({ url: 3 })], []],
    ['with a place for its id', [file(), { url: 'key' }], [file(), file({ uid: 'file-2', name: 'key', size: 0 })]],
    ['with an empty id', [file({ uid: '' })], [file({ uid: 'file-1' })]],
    ['with a size that is none', [file({ size: -1 })], [file({ size: 0 })]],
    ['of no size', [file({ size: 0 })], [file({ size: 0 })]],
    ['from what is no list', file(), []],
  ])('%s', (_, raw, expected) => {
    expect(read(files(), raw)).toEqual(expected)
  })

  it('as a picture, or as none', () => {
    expect([read(image(), picture()), read(image(), [picture()])]).toEqual([picture(), null])
  })
})

describe('a file is refused', () => {
  it.each<[string, Raw, unknown, string[]]>([
    [
      'of another type',
      files({ accept: ['pdf', 'docx'] }),
      [file({ name: 'a.zip' })],
      ['type:1 答案只收 pdf、docx 文件，请换掉“a.zip”'],
    ],
    ['without an extension', files(), [file({ name: 'pdfx' })], ['type:1 答案只收 pdf 文件，请换掉“pdfx”']],
    ['with a name of 50 characters: not', files(), [file({ name: `${'文'.repeat(46)}.pdf` })], []],
    [
      'with a longer name',
      files(),
      [file({ name: `${'文'.repeat(47)}.pdf` })],
      [`name:1 答案里的文件名不能超过 50 个字，请缩短“${'文'.repeat(30)}…”后重新上传 (60428)`],
    ],
    [
      'above its size, in kilobytes begun',
      files({ maxKilobytes: 1 }),
      [file({ size: 1025 })],
      ['size:1 答案每个文件不能超过 1 KB，“a.pdf”有 2 KB'],
    ],
    [
      'beyond the number, and each for itself',
      files({ maxCount: 1 }),
      [file({ name: 'a.zip' }), file({ uid: '2' })],
      ['maxCount 答案最多上传 1 个文件，现在 2 个', 'type:1 答案只收 pdf 文件，请换掉“a.zip”'],
    ],
    [
      'as a picture of another type',
      image(),
      picture({ name: 'a.gif' }),
      ['type:1 答案只收 jpg、jpeg、png 文件，请换掉“a.gif”'],
    ],
    [
      'as a picture that can hold scripts',
      image({ accept: ['png', 'svg'] }),
      picture({ name: 'a.svg' }),
      ['type:1 答案只收 png 文件，请换掉“a.svg”'],
    ],
    ['as no picture: not', image(), null, []],
  ])('%s', (_, source, raw, expected) => {
    expect(found(source, raw)).toEqual(expected)
  })

  it('and says what is missing', () => {
    const node = nodeOf(files())
    expect(kindOf(node).missing?.(node)).toBe('请上传答案')
    expect([kindOf(node).isEmpty([]), kindOf(node).isEmpty([file()])]).toEqual([true, false])
  })
})

it('files are shown and compared by their names', () => {
  const [list, one] = [nodeOf(files()), nodeOf(image())]
  const two = [file(), file({ uid: '2', name: 'b.pdf' })]
  expect([kindOf(list).text(list, two), kindOf(list).operand(list, two)]).toEqual(['a.pdf、b.pdf', ['a.pdf', 'b.pdf']])
  expect([kindOf(one).text(one, picture()), kindOf(one).operand(one, picture())]).toEqual(['a.png', 'a.png'])
  expect([kindOf(one).text(one, null), kindOf(one).operand(one, null)]).toEqual(['', null])
})

it('the sample of a place for documents is one, of another a picture', async () => {
  const tools = { file: async (what: string) => file({ name: what }) } as never
  for (const [accept, name] of [
    [['pdf', 'png'], 'document'],
    [['png'], 'picture'],
  ] as const) {
    const node = nodeOf(files({ accept }))
    expect(await kindOf(node).sample(node, tools)).toEqual([[file({ name })]])
  }
})

it.each<[Parameters<typeof computedText>[0], string | null, string]>([
  [{}, null, ''],
  [{}, '', ''],
  [{}, '2026-06-15', '2026-06-15'],
  [{}, '1234.5', '1,234.5'],
  [{}, '0.1234567', '0.123457'],
  [{ decimals: 2 }, '3', '3.00'],
  [{ unit: '%' }, '0.125', '12.5'],
  [{ unit: '%', decimals: 0 }, '0.125', '13'],
  [{ unit: '万元', decimals: 2 }, '0.125', '0.13'],
])('a computed value with %j: %j is shown as %j', (node, value, expected) => {
  expect(computedText(node, value)).toBe(expected)
})

it('a computed field needs its formula', () => {
  const { definitionProblems } = parseDefinition(smallForm([{ id: 'a', kind: 'computed', label: '和' }]))
  expect(definitionProblems).toEqual([{ at: 'pages[0].sections[0].fields[0].value', message: '请写一个公式' }])
})
