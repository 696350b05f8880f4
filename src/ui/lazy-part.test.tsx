/** Tests of lazily loaded parts and dialogs. */
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, vi } from 'vitest'
import { lazyDialog, lazyPart } from './lazy-part'
import { useRetryWhenOnline } from './use-retry-when-online'

function Box({ label }: { label: string }) {
  return <input aria-label={label} />
}

/** Acts after its sibling renders and before the sibling's effects run. */
function Meanwhile({ act }: { act(): void }) {
  useLayoutEffect(act)
  return null
}

describe('a lazy component', () => {
  it('renders in its place once loaded, and immediately the next time', async () => {
    let arrive: (part: typeof Box) => void = () => {}
    const Part = lazyPart(
      () => new Promise<typeof Box>((resolve) => (arrive = resolve)),
      () => <p>稍候</p>,
    )
    const { unmount } = render(<Part label="名称" />)
    expect(screen.getByText('稍候')).toBeTruthy()
    expect(Part.ready()).toBe(false)
    await act(async () => arrive(Box))
    expect(await screen.findByRole('textbox', { name: '名称' })).toBeTruthy()
    unmount()
    render(<Part label="名称" />)
    expect(screen.getByRole('textbox', { name: '名称' })).toBeTruthy()
  })

  it.each(['retry', 'online'])('reports that it could not be loaded, and loads on %s', async (event) => {
    let there = false
    const Part = lazyPart(() => (there ? Promise.resolve(Box) : Promise.reject(new Error('offline'))))
    renderHook(useRetryWhenOnline)
    render(<Part label="名称" />)
    expect(await screen.findByText(/没有加载成功/)).toBeTruthy()
    there = true
    if (event === 'retry') await userEvent.click(screen.getByRole('button', { name: '重试' }))
    else act(() => void window.dispatchEvent(new Event('online')))
    fireEvent.change(await screen.findByRole('textbox', { name: '名称' }), { target: { value: '甲' } })
  })
})

describe('a lazy component that loads just after its placeholder rendered', () => {
  it('renders even before the placeholder’s effects have run', async () => {
    let arrive: (part: typeof Box) => void = () => {}
    const Part = lazyPart(
      () => new Promise<typeof Box>((resolve) => (arrive = resolve)),
      () => <p>稍候</p>,
    )
    const coming = Part.preload()
    const container = document.body.appendChild(document.createElement('div'))
    const drawing = createRoot(container)
    drawing.render(
      <>
        <Part label="名称" />
        <Meanwhile act={() => arrive(Box)} />
      </>,
    )
    await coming
    await waitFor(() => expect(screen.getByRole('textbox', { name: '名称' })).toBeTruthy())
    drawing.unmount()
    container.remove()
  })
})

describe('a lazy dialog', () => {
  it('reports over the page that it could not be loaded, and opens on retry', async () => {
    let there = false
    const close = vi.fn()
    const Dialog = lazyDialog<{ open?: boolean; onClose(): void }>(() =>
      there ? Promise.resolve(() => <div role="dialog">内容</div>) : Promise.reject(new Error('offline')),
    )
    render(<Dialog open onClose={close} />)
    expect(await screen.findByRole('alertdialog', { name: '没有打开' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '关闭' }))
    expect(close).toHaveBeenCalled()
    there = true
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })
})
