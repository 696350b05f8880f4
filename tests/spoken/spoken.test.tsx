/** What a screen reader says on five journeys, held against the files beside this test. */

import { virtual } from '@guidepup/virtual-screen-reader'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { backend } from '../backend'
import { renderAt } from '../render'

/** Largest number of phrases of one part of a page. */
const most = 500

/** What stands where a part is on its way. */
const busy = '.ant-skeleton, [aria-busy=true]'

/** What differs from day to day is named by its kind: dates, remaining days, the time of day. */
const steady = (phrase: string) =>
  phrase
    .replaceAll(/\d{4}-\d\d-\d\d(?: \d\d:\d\d(?::\d\d)?)?/g, '〔日期〕')
    .replaceAll(/(?<!—)\b\d\d:\d\d(?::\d\d)?/g, '〔时间〕')
    .replaceAll(/\d+ (?=天|小时|分钟|个工作日)/g, '〔几〕 ')
    .replaceAll(/\d{4}(?= ?年)/g, '〔年〕')
    .replaceAll(/\b\d{2}([A-Z]{1,2}\d{4})/g, '〔年〕$1')

/** The phrases of a part of the page, one a line, as the virtual screen reader says them in order. */
async function spoken(container: HTMLElement): Promise<string> {
  await virtual.start({ container })
  const first = await virtual.lastSpokenPhrase()
  const phrases = [first]
  while (phrases.length < most) {
    await virtual.next()
    const phrase = await virtual.lastSpokenPhrase()
    // After its end the reader begins anew.
    if (phrase === first) break
    phrases.push(phrase)
  }
  await virtual.stop()
  return `${phrases.map(steady).join('\n')}\n`
}

/** The researcher's own declaration that came back for changes. */
function returned() {
  const found = backend.db.works.where(
    (work) => work.kind === 'DECLARATION' && work.creatorId === 'user-researcher' && work.state === 'RETURNED',
  )[0]
  if (!found) throw new Error('no declaration of the researcher came back')
  return { id: found.id, at: (page: string) => `/smartform/${found.formId}/${found.id}/${page}` }
}

afterEach(() => virtual.stop())

describe('a screen reader', () => {
  it('says the sign-in page in words that make sense', async () => {
    await renderAt('/user/login')
    await screen.findByRole('heading', { level: 1, name: '登录' })
    await expect(await spoken(screen.getByRole('main'))).toMatchFileSnapshot('./sign-in.txt')
  })

  it('says what waits for a person', async () => {
    await renderAt('/', { as: 'researcher' })
    const waiting = await screen.findByRole('region', { name: /^待办（/ })
    // Which other tasks wait depends on the day of the month.
    let said = ''
    for (const task of [/^修改被退回的课题验收材料/, /^填报项目申报书/, '报名科研诚信培训'])
      said += await spoken((await within(waiting).findByText(task)).closest('li') as HTMLElement)
    await expect(said).toMatchFileSnapshot('./home.txt')
  })

  it('says a form’s faults, the field at fault, and that it is mended', async () => {
    const { user } = await renderAt(returned().at('basic'), { as: 'researcher' })
    const name = await screen.findByRole('textbox', { name: /^项目名称/ })
    const field = () => name.closest('form') ?? expect.fail('no field')
    await user.clear(name)
    await user.click(screen.getByRole('button', { name: '检查填写情况' }))
    const faults = await screen.findByRole('region', { name: /处需要处理$/ })
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '检查填写情况' })).not.toHaveAttribute('aria-busy', 'true'),
    )
    const summary = await spoken(faults)
    const wrong = await spoken(field())
    await user.click(name)
    await user.paste('城市交通信号协同优化关键技术研究')
    await screen.findByText(/已保存/)
    const mended = await spoken(field())
    await expect(`# 检查\n${summary}\n# 有错的一栏\n${wrong}\n# 改好后\n${mended}`).toMatchFileSnapshot('./form.txt')
  })

  it('says what is submitted, and its receipt', async () => {
    const { user } = await renderAt(returned().at('check'), { as: 'researcher' })
    const act = await screen.findByRole('button', { name: '提交申报书' })
    const bar = await spoken(act.closest('div')?.parentElement as HTMLElement)
    await user.click(act)
    await screen.findByRole('heading', { level: 1, name: /已提交/ })
    await expect(`# 提交前\n${bar}\n# 提交后\n${await spoken(screen.getByRole('main'))}`).toMatchFileSnapshot(
      './submit.txt',
    )
  })

  it('says a decision, and what to do next', async () => {
    await renderAt(`/my-project/work/${returned().id}`, { as: 'researcher' })
    // Each part of the page has a request of its own.
    for (const name of ['填报情况', '同事填写', '后续步骤', '办理过程']) {
      const part = await screen.findByRole('region', { name })
      await waitFor(() => expect(part.querySelector(busy)).toBeNull())
    }
    await screen.findByText('可以把几页或几部分交给同一单位的同事填写，同事只能看到交给自己的内容。')
    await screen.findByRole('button', { name: '交给同事填写' })
    await screen.findByRole('button', { name: '下载 PDF' })
    await expect(await spoken(screen.getByRole('main'))).toMatchFileSnapshot('./decision.txt')
  })
})
