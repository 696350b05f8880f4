/** Tests of what is refused before a workbook is read. */
import { describe, expect, it } from 'vitest'
import { archive } from '../../../tests/archive'
import { workbookFault } from './guard-workbook'

const book = { 'xl/workbook.xml': '<workbook/>' }
const withSheet = (xml: string, path = 'xl/worksheets/sheet1.xml') => archive({ ...book, [path]: xml })
const cell = (address: string) => `<sheetData><row><c r="${address}"><v>1</v></c></row></sheetData>`

describe('a sheet', () => {
  it.each([
    ['at the last row', cell('A20000'), null],
    ['after it', cell('A20001'), 'rows'],
    ['at the last column', cell('ALL1'), null],
    ['after it', cell('ALM1'), 'rows'],
    ['in the last cell of all', cell('XFD1048576'), 'rows'],
    ['after an ordinary one', cell('A1') + cell('XFD1048576'), 'rows'],
    ['in small letters', cell('alm1'), 'rows'],
    ['in single quotes', "<c r='XFD1'><v>1</v></c>", 'rows'],
    ['with spaces and lines', '<c\n s="1"\n r = " XFD1" ><v>1</v></c>', 'rows'],
    ['with a prefix', '<x:c r="XFD1"><x:v>1</x:v></x:c>', 'rows'],
    ['after a value with an end of tag', '<c s=">" r="XFD1"><v>1</v></c>', 'rows'],
    ['after a value with one in single quotes', "<c s='>' r='XFD1'><v>1</v></c>", 'rows'],
  ])('with a cell %s', async (_, xml, fault) => {
    expect(await workbookFault(withSheet(xml))).toBe(fault)
  })

  it.each([
    ['a cell that is only formatted, far out', '<row r="1048576"><c r="XFD1048576" s="1"/></row>', null],
    ['a row that no sheet has', '<row r="1048577"/>', 'rows'],
    ['other tags with an r', '<cols r="XFD9"></cols><cell r="XFD9"></cell><rows r="9999999"></rows>', null],
    ['a cell that says another thing of itself', '<c ref="XFD9" xr="XFD9"><v>1</v></c>', null],
    ['a cell without a place', '<c><v>1</v></c>', null],
    ['a text that speaks of cells', '<t>c r="XFD9"</t>', null],
  ])('with %s', async (_, xml, fault) => {
    expect(await workbookFault(withSheet(xml))).toBe(fault)
  })

  it('in another folder is looked at too: the workbook says where its sheets are', async () => {
    expect(await workbookFault(withSheet(cell('XFD1'), 'data/one.xml'))).toBe('rows')
    expect(await workbookFault(withSheet(cell('XFD1'), 'xl/media/one.bin'))).toBeNull()
  })

  // Unpacking ends a chunk anywhere.
  it('with a cell cut in two by the unpacking', async () => {
    for (const chunk of [16_384, 65_536])
      for (let before = -1; before < 24; before += 1)
        expect(await workbookFault(withSheet(`${' '.repeat(chunk - before)}<c s=">" r="XFD1"><v>`))).toBe('rows')
  })

  it('with a tag that never ends', async () => {
    expect(await workbookFault(withSheet(`<c s="${'a'.repeat(9_000)}`))).toBeNull()
    expect(await workbookFault(withSheet(`<c s="${'a'.repeat(200_000)}`))).toBe('file')
    expect(await workbookFault(withSheet(`<t>${'a'.repeat(200_000)}`))).toBeNull()
    expect(await workbookFault(withSheet(`<t a="bc" d='ef' g=">" h='>'>${'a'.repeat(200_000)}`))).toBeNull()
    expect(await workbookFault(withSheet('a'.repeat(200_000)))).toBeNull()
  })
})

describe('an archive', () => {
  const far = { ...book, 'xl/worksheets/sheet1.xml': cell('XFD1') }
  it('is read whether its files are stored or deflated, with extra fields and comments', async () => {
    for (const stored of [false, true])
      for (const extra of [0, 7]) {
        expect(await workbookFault(archive(book, { stored, extra }))).toBeNull()
        expect(await workbookFault(archive(far, { stored, extra }))).toBe('rows')
      }
  })

  it('of more than 2000 files is refused', async () => {
    const files = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`xl/media/${index}.png`, '']))
    expect(await workbookFault(archive({ ...book, ...files(1999) }))).toBeNull()
    expect(await workbookFault(archive({ ...book, ...files(2000) }))).toBe('file')
  })

  it.each([
    ['no bytes', new ArrayBuffer(0)],
    ['less than an end', new ArrayBuffer(21)],
    ['no end', new ArrayBuffer(10 * 1024 * 1024)],
    ['no workbook', archive({ 'xl/styles.xml': '<a/>' })],
    ['fewer entries than it states', archive(book, { stated: 2 })],
    ['a directory elsewhere', archive(book, { directoryAt: 1_000_000 })],
    ['a directory at its end', archive(book, { directoryAt: archive(book).byteLength - 22 })],
  ])('with %s is refused', async (_, bytes) => {
    expect(await workbookFault(bytes)).toBe('file')
  })

  it('with damaged data is refused', async () => {
    const bytes = archive(far)
    new Uint8Array(bytes).fill(255, 30 + 'xl/workbook.xml'.length, 50)
    expect(await workbookFault(bytes)).toBe('file')
  })

  it('over 10 MB is refused', async () => {
    expect(await workbookFault(new ArrayBuffer(10 * 1024 * 1024 + 1))).toBe('size')
  })
})
