/** Tests of which files are previewed, and how their names are written. */
import { expect, it } from 'vitest'
import { displayedFileName } from './displayed-file-name'
import { FileUnavailable } from './file-unavailable'
import { previewType } from './preview-type'

it.each([
  ['合同.pdf', 'application/pdf'],
  ['照片.PNG', 'image/png'],
  ['a.b.jpg', 'image/jpeg'],
  ['a.jpeg', 'image/jpeg'],
  ['a.gif', 'image/gif'],
  // Only downloaded: what a browser would run, and what it does not know.
  ['a.html', null],
  ['a.svg', null],
  ['a.pdf.exe', null],
  ['a.pdf ', null],
  ['pdf', null],
  ['a.constructor', null],
  ['', null],
])('the file %j is previewed as %s', (name, type) => {
  expect(previewType(name)).toBe(type)
})

it('a file’s name hides nothing of its ending', () => {
  expect(displayedFileName('invoice\u202efdp.exe\u0007')).toBe('invoicefdp.exe')
  expect(displayedFileName('合同 (1).pdf')).toBe('合同 (1).pdf')
})

it('the error of a file that cannot be read has a name, and the text for the person', () => {
  expect(new FileUnavailable('文件已删除')).toMatchObject({ name: 'FileUnavailable', message: '文件已删除' })
})
