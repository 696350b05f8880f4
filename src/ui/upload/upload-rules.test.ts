/** Tests of the rules for attachments. */
import { describe, expect, it } from 'vitest'
import { refuseContent, refuseCount, refuseDuplicate, refuseFile, rulesText } from './upload-rules'

const rules = { accept: ['pdf', 'docx'], maxCount: 5, maxKilobytes: 5120 }
const bytes = (...start: number[]) => Uint8Array.from([...start, 0, 0, 0, 0, 0, 0, 0, 0])
const ascii = (text: string) => bytes(...Array.from(text, (letter) => letter.charCodeAt(0)))

describe('the rules for attachments (specification, section 5)', () => {
  it.each([
    ['a plain file', 'a.pdf', 1, null],
    ['an extension in capitals', 'A.PDF', 1, null],
    ['a name of 50 characters', `${'长'.repeat(46)}.pdf`, 1, null],
    ['a name of 51 characters', `${'长'.repeat(47)}.pdf`, 1, '文件名称太长'],
    ['another type', 'a.exe', 1, '文件类型不支持'],
    ['no extension', 'pdf', 1, '文件类型不支持'],
    ['a double extension', 'a.pdf.exe', 1, '文件类型不支持'],
    ['exactly the limit', 'a.pdf', 5120 * 1024, null],
    ['a byte too large', 'a.pdf', 5120 * 1024 + 1, '文件大小限制小于5M'],
    ['an empty file', 'a.pdf', 0, '文件是空的，请选择有内容的文件'],
  ])('%s', (_case, name, size, refusal) => {
    expect(refuseFile({ name, size }, rules)).toBe(refusal)
  })

  it.each([
    ['a.exe', 1, '请上传pdf、docx格式'],
    ['a.pdf', 5120 * 1024 + 1, '请上传小于5M的文件'],
    ['a.pdf', 5120 * 1024, null],
  ])('the simple uploader for %s with %i bytes: %s', (name, size, refusal) => {
    expect(refuseFile({ name, size }, { ...rules, simple: true })).toBe(refusal)
  })

  it.each([
    ['a.pdf', 10, '与列表中的“a.pdf”相同，没有重复上传'],
    ['a.pdf', 11, null],
    ['b.pdf', 10, null],
    ['only-name.pdf', 10, '与列表中的“only-name.pdf”相同，没有重复上传'],
  ])('a duplicate file: %s of %i bytes → %s', (name, size, refusal) => {
    const there = [
      { name: 'a.pdf', size: 10 },
      { name: 'only-name.pdf', size: 0 },
    ]
    expect(refuseDuplicate({ name, size }, there)).toBe(refusal)
  })

  it.each([
    [4, null],
    [5, '只能上传5个文件'],
  ])('with %i existing files', (present, refusal) => {
    expect(refuseCount(present, rules)).toBe(refusal)
  })

  const mismatch = '文件内容与扩展名不符，请用原来的软件重新保存后再上传'
  it.each([
    ['a.pdf', ascii('%PDF-1.7'), null],
    ['a.pdf', ascii('MZ'), mismatch],
    ['a.png', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), null],
    ['a.png', bytes(0xff, 0xd8, 0xff), mismatch],
    ['a.JPG', bytes(0xff, 0xd8, 0xff, 0xe0), null],
    ['a.gif', ascii('GIF89a'), null],
    ['a.docx', ascii('PK\x03\x04'), null],
    ['a.docx', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), mismatch],
    ['a.doc', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), null],
    ['a.xlsx', ascii('<html>'), mismatch],
    ['a.pdf', new Uint8Array(), mismatch],
    ['a.dwg', ascii('AC1032'), null],
  ])('first bytes of %s', (name, first, refusal) => {
    expect(refuseContent(name, first)).toBe(refusal)
  })

  it('type, count and size are shown before a file is chosen', () => {
    expect(rulesText(rules)).toBe('支持 pdf、docx，最多 5 个文件，每个小于 5 MB，文件名不超过 50 个字')
  })
})
