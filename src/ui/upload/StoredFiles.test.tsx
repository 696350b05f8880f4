/** Tests of the list of stored files. */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FileUnavailable } from '@/lib/files/file-unavailable'
import { usualLook } from '../look'
import { PortalTheme } from '../PortalTheme'
import { StoredFiles, StoredImage } from './StoredFiles'

const file = (name: string) => ({ uid: name, name, url: `private/${name}`, size: 2048 })

beforeEach(() => {
  URL.createObjectURL = (content) => `blob:${(content as Blob).type}`
  URL.revokeObjectURL = () => {}
})

/** Renders two files with the given read and open functions. */
function show(read?: () => Promise<Blob>, onOpened?: (name: string) => void) {
  const open = vi.fn(async () => {})
  const openInPage = onOpened && (({ name }: { name: string }) => onOpened(name))
  render(
    <PortalTheme look={usualLook}>
      <StoredFiles files={[file('现场.png'), file('数据.xlsx')]} open={open} read={read} show={openInPage} />
    </PortalTheme>,
  )
  return { open, user: userEvent.setup() }
}

describe('stored files', () => {
  it('show a picture in a dialog with download links, and return the focus', async () => {
    const { open, user } = show(async () => new Blob(['picture']))
    screen.getByRole('button', { name: '现场.png' }).focus()
    await user.keyboard('{Enter}')
    expect((await screen.findByAltText('预览 现场.png')).getAttribute('src')).toBe('blob:image/png')
    const apart = screen.getByRole('link', { name: '在新标签页打开' })
    expect([apart.getAttribute('href'), apart.getAttribute('rel')]).toEqual(['blob:image/png', 'noopener noreferrer'])
    expect(screen.getByRole('link', { name: '下载文件' }).getAttribute('download')).toBe('现场.png')
    await user.click(screen.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '现场.png' })))
    expect(open).not.toHaveBeenCalled()
  })

  it('report a damaged picture and offer its download', async () => {
    const { user } = show(async () => new Blob(['half a picture']))
    await user.click(screen.getByRole('button', { name: '现场.png' }))
    fireEvent.error(await screen.findByAltText('预览 现场.png'))
    expect(screen.getByRole('alert')).toHaveTextContent('图片打不开，文件可能已损坏，请下载后查看')
    expect(screen.getByRole('link', { name: '下载文件' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: '在新标签页打开' })).toBeNull()
  })

  it('report a picture that renders only partly', async () => {
    vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('could not be decoded')))
    const { user } = show(async () => new Blob(['half a picture']))
    await user.click(screen.getByRole('button', { name: '现场.png' }))
    expect(await screen.findByText('图片没有完整显示，文件可能已损坏，请下载后查看')).toBeTruthy()
    expect(screen.getByAltText('预览 现场.png')).toBeTruthy()
    vi.unstubAllGlobals()
  })

  it('show why a file cannot be loaded, in the text of the refusal', async () => {
    let answer = async (): Promise<Blob> => Promise.reject(new FileUnavailable('文件不存在或已删除'))
    const { user } = show(() => answer())
    await user.click(screen.getByRole('button', { name: '现场.png' }))
    expect(await screen.findByText('文件不存在或已删除')).toBeTruthy()
    answer = async () => new Blob(['picture'])
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
    expect(await screen.findByAltText('预览 现场.png')).toBeTruthy()
  })

  it('are downloaded when a page cannot display them, or shown in their own viewer', async () => {
    const visible: string[] = []
    const { open, user } = show(
      async () => new Blob(),
      (name) => visible.push(name),
    )
    await user.click(screen.getByRole('button', { name: '数据.xlsx' }))
    expect(open).toHaveBeenCalledOnce()
    await user.click(screen.getByRole('button', { name: '现场.png' }))
    expect(visible).toEqual(['现场.png'])
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

it('a stored picture with invalid bytes shows its name', async () => {
  const read = async () => new Blob(['half'], { type: 'image/png' })
  const photo = file('照片.png')
  render(<StoredImage file={photo} label="照片" read={read} />)
  fireEvent.error(await screen.findByAltText('照片：照片.png'))
  expect(await screen.findByText('图片“照片.png”无法显示')).toBeVisible()
})
