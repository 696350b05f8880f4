/** Tests of a reviewer's private notes. */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { inDraftStore } from '@/lib/drafts/draft-database'
import { keysOfLeftDrafts } from '@/lib/drafts/left-drafts'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'

const id = 'review-tech-2'
const path = `/expert/review/${id}`
const valuesOf = () => backend.db.contents.get(id)?.values ?? expect.fail('no content')
const newNote = () => screen.findByRole('textbox', { name: '新批注（仅自己可见）' })
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const saved = (text: string) => waitFor(() => expect(JSON.stringify(valuesOf().notes)).toContain(text))

const note = (n: number) => ({ id: `n${n}`, cells: { place: 'elsewhere', at: '别处', text: `第 ${n} 条` } })

afterEach(async () => {
  // The next test begins with an empty device.
  cleanup()
  await keysOfLeftDrafts('')
  await inDraftStore('readwrite', async (slots) => slots.clear())
})

async function openWith(notes: readonly ReturnType<typeof note>[]) {
  backend.db.contents.update(id, { values: { ...valuesOf(), notes } })
  const page = await renderAt(path, { as: 'expert' })
  await page.user.click(await screen.findByRole('button', { name: /^给 关键词 加批注$|^关键词 的批注/ }))
  return page
}

describe('a note of a reviewer', () => {
  it('keeps trailing spaces and line breaks when it is saved and changed', async () => {
    const { user } = await openWith([])
    const field = await newNote()
    write(field, '第一行 \n\n')
    await saved('第一行')
    expect(field).toHaveValue('第一行 \n\n')
    await user.click(screen.getByRole('button', { name: '保存批注' }))
    const notesBox = await screen.findByRole('textbox', { name: '批注（仅自己可见）' })
    expect(notesBox).toHaveValue('第一行 \n\n')
    write(notesBox, '第一行 \n\n第二行\u3000')
    await saved('第二行')
    await screen.findByText(/^已保存/)
    expect(notesBox).toHaveValue('第一行 \n\n第二行\u3000')
  })

  it('over its limit stays with its counter, is refused by the server, and is saved after it is shortened', async () => {
    const { user } = await openWith([note(1)])
    const field = await newNote()
    write(field, '字'.repeat(1003))
    expect(field).toHaveValue('字'.repeat(1003))
    expect(field).toHaveAccessibleDescription(/批注不能超过 1000 个字，现在 1003 个.*1003 \/ 1000 字，多出 3 字/)
    await screen.findByText(/有 1 项内容服务器没有接受/)
    expect(JSON.stringify(valuesOf().notes)).not.toContain('字字')
    expect(screen.queryByText(/^已保存/)).toBeNull()
    // Closing the box does not hide a text that is not saved.
    await user.click(screen.getByRole('button', { name: '关键词 的批注（1）' }))
    const standing = screen.getByRole('textbox', { name: '批注（仅自己可见）' })
    expect(standing).toHaveFocus()
    write(standing, '字'.repeat(1000))
    await saved('字'.repeat(1000))
    await screen.findByText(/^已保存/)
    expect(screen.queryByText(/服务器没有接受/)).toBeNull()
  })

  it('above the maximum of 200 is refused at its field and in the save state until one is deleted', async () => {
    const { user } = await openWith(Array.from({ length: 200 }, (_, n) => note(n)))
    const field = await newNote()
    write(field, '第二百零一条')
    expect(await screen.findByText(/已有 200 条批注，不能再添加，这一条没有保存/)).toBeVisible()
    expect(field).toHaveAccessibleDescription(/这一条没有保存/)
    expect(await screen.findByText('有内容未被接受，本机也无法保存，请不要关闭页面')).toBeVisible()
    expect(screen.queryByText(/^已保存/)).toBeNull()
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false)
    // Closing the box keeps the text.
    await user.click(screen.getByRole('button', { name: '给 关键词 加批注' }))
    await user.click(screen.getByRole('button', { name: '给 关键词 加批注' }))
    expect(await newNote()).toHaveValue('第二百零一条')
    write(await newNote(), '')
    expect(screen.queryByText(/有内容未被接受/)).toBeNull()
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true)
  })
})
