import { describe, expect, it } from 'vitest'
import { shownType } from '@/lib/shown-type'

describe('a stored file is shown in a tab only when it can do no harm there', () => {
  it.each([
    ['申请书.pdf', 'application/pdf'],
    ['照片.JPG', 'image/jpeg'],
    ['图.svg', null],
    ['page.html', null],
    ['report.pdf.html', null],
    ['表.xlsx', null],
    ['无扩展名', null],
    ['constructor.constructor', null],
  ])('%s → %s', (name, expected) => {
    expect(shownType(name)).toBe(expected)
  })
})
