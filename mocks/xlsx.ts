/** Writes Excel files. */

import { zip } from './zip'

/** Removes characters that XML cannot contain: control characters and lone surrogates. */
function escapeXml(text: string): string {
  return text
    .replace(/(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** A column's letters, from 0: A, B … Z, AA. */
function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const namespace = 'http://schemas.openxmlformats.org'

/**
 * A workbook with one sheet. Every cell is text, also one that starts with `=`, so nothing becomes a formula.
 * @param rows the heading first
 */
export function workbook(sheetName: string, rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const cell = (text: string, address: string) =>
    `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`
  // Cell addresses are optional, but some readers refuse a sheet without them.
  const line = (row: readonly string[], at: number) => row.map((text, column) => cell(text, `${letters(column)}${at}`))
  const lines = rows.map((row, index) => `<row r="${index + 1}">${line(row, index + 1).join('')}</row>`).join('')
  const main = `${namespace}/spreadsheetml/2006/main`
  const relations = `${namespace}/package/2006/relationships`
  const office = `${namespace}/officeDocument/2006/relationships`
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  return zip({
    '[Content_Types].xml': `${head}<Types xmlns="${namespace}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escapeXml(sheetName)}" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${main}"><sheetData>${lines}</sheetData></worksheet>`,
  })
}
