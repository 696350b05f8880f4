/** Tests of which stored files open in a tab. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchFile } from '@/api/files'
import { previewType } from '@/lib/files/preview-type'
import { openFile } from './open-file'

vi.mock('@/api/files', () => ({ fetchFile: vi.fn(async () => new Blob(['content'])) }))
afterEach(() => vi.unstubAllGlobals())

describe('a stored file opens in a tab only when its type is safe', () => {
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
    expect(previewType(name)).toBe(expected)
  })
})

it.each([
  ['申请书.pdf', false],
  ['人员名单.xlsx', true],
  ['page.html', true],
])('%s is requested as a download: %s', async (name, toKeep) => {
  const link = { click: vi.fn(), href: '', rel: '', target: '', download: '' }
  vi.stubGlobal('document', { createElement: () => link })
  await openFile('k', name)
  expect(fetchFile).toHaveBeenLastCalledWith('k', { toKeep })
  expect(link).toMatchObject(toKeep ? { download: name, target: '' } : { download: '', target: '_blank' })
  expect(link.click).toHaveBeenCalledOnce()
})
