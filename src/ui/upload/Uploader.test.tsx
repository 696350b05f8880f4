/** Tests of the uploader. */
import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { loadFeedback } from '../feedback'
import { watchFocus } from '../keep-focus'
import { usualLook } from '../look'
import { PortalTheme } from '../PortalTheme'
import { Uploader } from './Uploader'
import type { Upload, UploadedFile } from './upload-queue'

await loadFeedback()

configure({ asyncUtilTimeout: 8000 })

const pdf = (name: string, content = '%PDF-1.7') => new File([content], name, { type: 'application/pdf' })
const stored = (file: File): UploadedFile => ({
  uid: `${file.name} ${file.size}`,
  name: file.name,
  url: `key/${file.name}`,
  size: file.size,
})
const rules = { accept: ['pdf'], maxCount: 2, maxKilobytes: 1024 }

function Host(props: { upload: Upload; initial?: UploadedFile[]; read?(file: UploadedFile): Promise<Blob> }) {
  const { upload, initial = [], read } = props
  const [files, setFiles] = useState<readonly UploadedFile[]>(initial)
  return (
    <PortalTheme look={usualLook}>
      <Uploader value={files} onChange={setFiles} upload={upload} rules={rules} read={read} />
    </PortalTheme>
  )
}

/** An upload whose files succeed or fail on demand. */
function byHand() {
  const waiting = new Map<string, { arrive(): void; fail(message: string): void; signal: AbortSignal }>()
  const upload: Upload = (file, { signal }) =>
    new Promise((resolve, reject) => {
      waiting.set(file.name, {
        arrive: () => resolve(stored(file)),
        fail: (message) => reject(new Error(message)),
        signal,
      })
    })
  return { upload, waiting }
}

function choose(...files: File[]) {
  const input = document.querySelector('input[type=file]')
  if (!input) throw new Error('no file input')
  fireEvent.change(input, { target: { files } })
}

const chooseButton = () => screen.getByRole<HTMLButtonElement>('button', { name: '选择文件' })

describe('attaching files', () => {
  it('disables its button while files are uploading, then lists them', async () => {
    const { upload, waiting } = byHand()
    render(<Host upload={upload} />)
    choose(pdf('甲.pdf'), pdf('乙.pdf'))
    expect(chooseButton().disabled).toBe(true)
    await screen.findByRole('progressbar', { name: '乙.pdf 的上传进度' })
    await act(async () => {
      waiting.get('甲.pdf')?.arrive()
      waiting.get('乙.pdf')?.arrive()
    })
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['甲.pdf8 B删除', '乙.pdf8 B删除'])
    expect(chooseButton().disabled).toBe(false)
  })

  it('returns the focus to the button that was disabled, unless the user moved it', async () => {
    const { upload, waiting } = byHand()
    render(<Host upload={upload} />)
    for (const [name, goesOn] of [
      ['甲.pdf', false],
      ['乙.pdf', true],
    ] as const) {
      chooseButton().focus()
      choose(pdf(name))
      // jsdom keeps the focus on a disabled element; browsers do not.
      await waitFor(() => expect(chooseButton().disabled).toBe(true))
      chooseButton().blur()
      const further = goesOn ? screen.getByRole('button', { name: '删除 甲.pdf' }) : null
      further?.focus()
      await screen.findByRole('progressbar', { name: `${name} 的上传进度` })
      await act(async () => waiting.get(name)?.arrive())
      expect(document.activeElement).toBe(further ?? chooseButton())
    }
  })

  it('keeps the focus here after a retry and a finished retry', async () => {
    const stop = watchFocus()
    onTestFinished(stop)
    const { upload, waiting } = byHand()
    const user = userEvent.setup()
    render(
      <main>
        <h1 className="page-title" tabIndex={-1}>
          审计报告
        </h1>
        <Host upload={upload} />
      </main>,
    )
    choose(pdf('甲.pdf'))
    await screen.findByRole('progressbar', { name: '甲.pdf 的上传进度' })
    await act(async () => waiting.get('甲.pdf')?.fail('网络无法连接，请检查网络后重试'))
    screen.getByRole('button', { name: '重试 甲.pdf' }).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '取消上传 甲.pdf' })))
    await act(async () => waiting.get('甲.pdf')?.arrive())
    await waitFor(() => expect(document.activeElement).toBe(chooseButton()))
  })

  it('shows why a file is refused, and accepts the others', async () => {
    render(<Host upload={async (file) => stored(file)} />)
    choose(pdf('好.pdf'), pdf('坏.exe'), pdf('空.pdf', ''), pdf('假.pdf', 'MZ'))
    expect(await screen.findByRole('button', { name: '删除 好.pdf' })).toBeTruthy()
    await screen.findByText('文件内容与扩展名不符，请用原来的软件重新保存后再上传')
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      '文件类型不支持',
      '文件是空的，请选择有内容的文件',
      '文件内容与扩展名不符，请用原来的软件重新保存后再上传',
    ])
  })

  it('accepts no more files than allowed', async () => {
    render(<Host upload={async (file) => stored(file)} initial={[stored(pdf('旧.pdf'))]} />)
    choose(pdf('一.pdf'), pdf('二.pdf'))
    expect(await screen.findByText('只能上传2个文件')).toBeTruthy()
    expect(await screen.findByRole('button', { name: '删除 一.pdf' })).toBeTruthy()
  })

  it('keeps finished uploads when another fails, and retries that one', async () => {
    const user = userEvent.setup()
    const { upload, waiting } = byHand()
    render(<Host upload={upload} />)
    choose(pdf('甲.pdf'), pdf('乙.pdf'))
    await screen.findByRole('progressbar', { name: '乙.pdf 的上传进度' })
    await act(async () => {
      waiting.get('甲.pdf')?.arrive()
      waiting.get('乙.pdf')?.fail('网络中断')
    })
    expect(screen.getByRole('alert').textContent).toBe('网络中断')
    await user.click(screen.getByRole('button', { name: '重试 乙.pdf' }))
    await act(async () => waiting.get('乙.pdf')?.arrive())
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('cancels an upload', async () => {
    const user = userEvent.setup()
    const { upload, waiting } = byHand()
    render(<Host upload={upload} />)
    choose(pdf('甲.pdf'))
    await user.click(await screen.findByRole('button', { name: '取消上传 甲.pdf' }))
    expect(waiting.get('甲.pdf')?.signal.aborted ?? true).toBe(true)
    expect(screen.queryByRole('listitem')).toBeNull()
  })

  it('asks 是否确认删除？ before removing a file', async () => {
    const user = userEvent.setup()
    render(<Host upload={async (file) => stored(file)} initial={[stored(pdf('旧.pdf'))]} />)
    await user.click(screen.getByRole('button', { name: '删除 旧.pdf' }))
    const dialog = await screen.findByRole('dialog', { name: '是否确认删除？' })
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    await user.click(within(dialog).getByRole('button', { name: /删\s?除/ }))
    expect(screen.queryByRole('listitem')).toBeNull()
  })

  it('detects a duplicate file', async () => {
    render(<Host upload={async (file) => stored(file)} initial={[stored(pdf('旧.pdf'))]} />)
    choose(pdf('旧.pdf'))
    expect((await screen.findByRole('alert')).textContent).toBe('与列表中的“旧.pdf”相同，没有重复上传')
    choose(pdf('旧.pdf', '%PDF-1.7 another'))
    await waitFor(() => expect(screen.getAllByRole('button', { name: '删除 旧.pdf' })).toHaveLength(2))
  })

  it('accepts files by drop and paste, and reports when it cannot', async () => {
    const { upload, waiting } = byHand()
    render(<Host upload={upload} />)
    fireEvent.drop(chooseButton(), { dataTransfer: { files: [pdf('放.pdf')] } })
    await screen.findByRole('progressbar', { name: '放.pdf 的上传进度' })
    fireEvent.paste(chooseButton(), { clipboardData: { files: [pdf('贴.pdf')] } })
    expect(screen.getByRole('status').textContent).toBe('正在上传，请等完成后再添加')
    await act(async () => waiting.get('放.pdf')?.arrive())
    fireEvent.paste(chooseButton(), { clipboardData: { files: [pdf('贴.pdf')] } })
    await screen.findByRole('progressbar', { name: '贴.pdf 的上传进度' })
    await act(async () => waiting.get('贴.pdf')?.arrive())
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
  })

  it('shows a PDF from a blob of the page, and reports when it cannot be loaded', async () => {
    const user = userEvent.setup()
    URL.createObjectURL = (content) => `blob:${(content as Blob).type}`
    URL.revokeObjectURL = () => {}
    let answer: () => Promise<Blob> = async () => new Blob(['<script>'], { type: 'text/html' })
    render(<Host upload={async (file) => stored(file)} initial={[stored(pdf('旧.pdf'))]} read={() => answer()} />)
    await user.click(screen.getByRole('button', { name: '旧.pdf' }))
    const frame = await screen.findByTitle('预览 旧.pdf')
    expect(frame.getAttribute('src')).toBe('blob:application/pdf')
    await user.click(screen.getByRole('button', { name: '关闭' }))
    answer = async () => Promise.reject(new Error('gone'))
    await user.click(screen.getByRole('button', { name: '旧.pdf' }))
    expect(await screen.findByText('文件没有加载成功，请重试')).toBeTruthy()
    answer = async () => new Blob(['%PDF-1.7'])
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByTitle('预览 旧.pdf')).toBeTruthy()
    expect(screen.queryByText('文件没有加载成功，请重试')).toBeNull()
  })

  it('reports a picture that cannot be rendered', async () => {
    const user = userEvent.setup()
    URL.createObjectURL = () => 'blob:picture'
    URL.revokeObjectURL = () => {}
    const read = async () => new Blob(['half a picture'])
    render(<Host upload={async (file) => stored(file)} initial={[stored(pdf('现场.png'))]} read={read} />)
    await user.click(screen.getByRole('button', { name: '现场.png' }))
    fireEvent.error(await screen.findByAltText('预览 现场.png'))
    expect(screen.getByRole('alert')).toHaveTextContent('图片打不开，文件可能已损坏，请下载后查看')
  })
})
