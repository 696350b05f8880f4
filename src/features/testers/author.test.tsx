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

it('an author pastes a definition: it is drawn at once with one’s own answers, beside its problems, through a reload, until it is ended', async () => {
  const complaints = vi.spyOn(console, 'error')
  const user = await opened()
  await user.clear(source())
  await user.click(source())
  await user.paste(JSON.stringify(written('设备申请')))
  expect(await screen.findByRole('heading', { level: 1, name: '设备申请第一页' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: '定义有 1 处问题' })).toBeTruthy()
  expect(screen.getAllByText(/pages\[0\]\.sections\[0\]\.fields\[0\]\.requred/).length).toBeGreaterThan(0)
  expect(await screen.findByDisplayValue('6')).toBeTruthy()
  cleanup()
  await renderAt(address.replace('texts', 'first'), { as: 'researcher' })
  await screen.findByRole('heading', { level: 1, name: '设备申请第一页' })
  await user.click(screen.getByRole('button', { name: '结束试用' }))
  expect(await screen.findByRole('heading', { level: 1, name: '文字与数字' })).toBeTruthy()
  cleanup()
  await opened()
  expect(complaints.mock.calls.filter(([text]) => String(text).includes('same key'))).toEqual([])
})

it('a dropped file is drawn too, is told why a field shows, as whoever looks, in both languages', async () => {
  const user = await opened()
  const file = new File([JSON.stringify(written('设备申请'))], 'form.json', { type: 'application/json' })
  fireEvent.drop(source(), { dataTransfer: { files: [file] } })
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

it('what is no JSON is said, and the form stays', async () => {
  const user = await opened()
  await user.clear(source())
  await user.click(source())
  await user.paste('{ pages: ')
  expect(await screen.findByText(/不是有效的 JSON/)).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: '文字与数字' })).toBeTruthy()
})
