/** Tests of the testers' page with pasted form definitions. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { switchLanguage } from '@/app/entry-language'
import { renderAt } from '../../../tests/render'

const address = '/test/smartform/kinds-sample/content-kinds-sample/texts'

/** A form nobody has written yet; one attribute is misspelt, and one condition can be asked why. */
const written = (title: string) => ({
  id: 'written',
  version: 1,
  title: { zh: title, en: 'Equipment' },
  pages: [
    {
      id: 'first',
      title: { zh: `${title}第一页`, en: 'First page' },
      sections: [
        {
          id: 'only',
          fields: [
            { id: 'staff', kind: 'number', label: { zh: '参加人数', en: 'Staff' }, requred: true },
            {
              id: 'why',
              kind: 'text',
              label: '人多的原因',
              actor: 'unit',
              required: true,
              visibleWhen: ['gt', ['field', 'staff'], 5],
            },
          ],
        },
      ],
    },
  ],
})
const source = () => screen.getByRole('textbox', { name: '表单定义' })

async function opened() {
  await renderAt(address, { as: 'researcher' })
  await screen.findByRole('heading', { level: 1, name: '文字与数字' })
  await screen.findByRole('heading', { name: '定义没有问题' })
  return userEvent.setup()
}

afterEach(() => {
  sessionStorage.clear()
  return switchLanguage('zh')
})

function drop(json: string) {
  const file = new File([json], 'form.json', { type: 'application/json' })
  fireEvent.drop(source(), { dataTransfer: { files: [file] } })
}

it('a pasted definition with a problem renders at once with the author’s answers, beside the problem, and is not stored', async () => {
  const complaints = vi.spyOn(console, 'error')
  const user = await opened()
  await user.clear(source())
  await user.click(source())
  await user.paste(JSON.stringify(written('设备申请')))
  expect(await screen.findByRole('heading', { level: 1, name: '设备申请第一页' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: '定义有 1 处问题' })).toBeTruthy()
  expect(screen.getAllByText(/pages\[0\]\.sections\[0\]\.fields\[0\]\.requred/).length).toBeGreaterThan(0)
  expect(await screen.findByDisplayValue('6')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '结束绘制' }))
  expect(await screen.findByRole('heading', { level: 1, name: '文字与数字' })).toBeTruthy()
  expect(complaints.mock.calls.filter(([text]) => String(text).includes('same key'))).toEqual([])
})

it('a changed definition is tried on existing content, and the text survives a reload and the end of the trial', async () => {
  const user = await opened()
  drop(JSON.stringify(written('设备申请')).replace('requred', 'required'))
  await screen.findByRole('heading', { level: 1, name: '设备申请第一页' })
  expect(await screen.findByText('正在试用修改后的表单')).toBeTruthy()
  await user.type(await screen.findByRole('textbox', { name: /^人多的原因/ }), '试验周期长')
  await user.tab()
  await screen.findByText(/^已保存/)
  cleanup()
  await renderAt(address.replace('texts', 'first'), { as: 'researcher' })
  expect(await screen.findByDisplayValue('试验周期长')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: '结束试用' }))
  expect(await screen.findByRole('heading', { level: 1, name: '文字与数字' })).toBeTruthy()
  expect(await screen.findByText('已结束试用，回到表单第 1 版')).toBeTruthy()
  const notice = await screen.findByText('以下填写项已取消，原来的内容仍然保留，可以复制：')
  expect(within(notice.parentElement as HTMLElement).getByText('试验周期长')).toBeTruthy()
})

it('a dropped file renders too, and explains why a field is visible, for a chosen role, in both languages', async () => {
  const user = await opened()
  drop(JSON.stringify(written('设备申请')))
  await screen.findByRole('heading', { level: 1, name: '设备申请第一页' })
  fireEvent.focusIn(await screen.findByRole('textbox', { name: /^人多的原因/ }))
  const inspected = screen.getByRole('region', { name: '填写项' })
  await waitFor(() => expect(within(inspected).getByText('gt = true')).toBeTruthy())
  expect(within(inspected).getByText('staff = 6')).toBeTruthy()

  await user.click(screen.getByRole('radio', { name: '单位' }))
  expect(await screen.findByRole('heading', { name: '单位需要处理 1 处' })).toBeTruthy()
  expect(screen.getByText('请填写人多的原因')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: '申报人' }))
  await screen.findByRole('heading', { level: 1, name: '设备申请第一页' })
  await switchLanguage('en')
  expect(await screen.findByRole('heading', { level: 1, name: 'First page' })).toBeTruthy()
  expect(screen.getByRole('textbox', { name: /^Staff/ })).toBeTruthy()
})

it('invalid JSON is reported, and the form stays', async () => {
  const user = await opened()
  await user.clear(source())
  await user.click(source())
  await user.paste('{ pages: ')
  expect(await screen.findByText(/不是有效的 JSON/)).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: '文字与数字' })).toBeTruthy()
})
