/** What an expert from abroad reads of names and of what they review, in English. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { switchLanguage } from '@/app/entry-language'
import { personaUserId } from '../mocks/personas'
import { backend } from './backend'
import { renderAt } from './render'

beforeEach(() => switchLanguage('en'))
afterEach(() => switchLanguage('zh'))

const title = 'Navigation of inspection robots with multimodal foundation models'

it('the reviewer’s desk gives title, unit and leader in English, and what has no English as marked Chinese', async () => {
  const written = backend.db.works.where({ kind: 'REVIEW', belongsTo: 'review-peers' })[1]
  const content = backend.db.contents.get(String(written?.facts.contentId))
  if (!written || !content) throw new Error('nothing is reviewed')
  const { projectNameEnglish: _none, ...values } = content.values
  backend.db.contents.update(content.id, { values, submitted: null })
  await renderAt('/expert/review', { as: 'invitedExpert' })
  const link = await screen.findByRole('link', { name: title })
  const row = within(link.closest('li') as HTMLElement)
  expect(row.getByText(/Shenjiang University, Shanghai · Chen Siyuan$/)).toBeVisible()
  expect(screen.getByText(written.title)).toHaveAttribute('lang', 'zh-Hans')
})

it('a review opens with the English summary, once interests are declared', async () => {
  const [task] = backend.db.works.where({ kind: 'REVIEW', belongsTo: 'review-peers' })
  await renderAt(`/expert/review/${task?.id}`, { as: 'invitedExpert' })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Summary' })).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: /^No conflict of interest/ }))
  expect(
    within(await screen.findByRole('region', { name: 'Summary' })).getByText(/^Inspection robots lose their way/),
  ).toBeVisible()
})

it('lists, paper and print give works, units and people their English names', async () => {
  const [project] = backend.db.works.where({ kind: 'DECLARATION', title: '基于多模态大模型的巡检机器人导航技术研发' })
  await renderAt('/my-project?tab=declared', { as: 'researcher' })
  await renderAt(`/declare-status-list/${project?.id}`, { as: 'researcher' })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getAllByText('Chen Siyuan').length).toBeGreaterThan(0)
  expect(screen.getAllByText('Shenjiang University, Shanghai').length).toBeGreaterThan(0)
})

it('the line below home’s greeting gives the unit’s English name', async () => {
  await renderAt('/', { as: 'researcher' })
  const greeting = await screen.findByRole('heading', { level: 1, name: /Chen Siyuan$/ })
  expect(greeting.nextElementSibling).toHaveTextContent(/ · Shenjiang University, Shanghai$/)
})

it('the Chinese interface keeps the Chinese names', async () => {
  await switchLanguage('zh')
  await renderAt('/expert/review', { as: 'invitedExpert' })
  expect(await screen.findByRole('link', { name: '基于多模态大模型的巡检机器人导航技术研发' })).toBeVisible()
  expect(document.body.textContent).not.toContain('Chen Siyuan')
})

it('people to be moved, and the experts of an acceptance, are named in Latin letters', async () => {
  const moving = await renderAt('/company/unit-1/staff?keyword=陈思远', { as: 'unitAdministrator' })
  await moving.user.click(await screen.findByRole('checkbox', { name: /Chen Siyuan$/ }))
  await moving.user.click(screen.getByRole('button', { name: 'Move 1 person' }))
  expect(within(await screen.findByRole('dialog')).getByText(/^Chen Siyuan\. They then belong/)).toBeTruthy()
  moving.leave()
  const [concluding] = backend.db.works.where({ kind: 'ACCEPTANCE', state: 'TO_CONCLUDE' })
  await renderAt(`/my-project/work/${concluding?.id}/review`, { as: 'supervisingDepartment' })
  const findings = within(await screen.findByRole('table', { name: 'Findings side by side' }))
  for (const head of findings.getAllByRole('columnheader')) expect(head).not.toHaveTextContent(/\p{Script=Han}/u)
})

it('the search names people and units in Latin letters', async () => {
  const { user } = await renderAt('/', { as: 'unitAdministrator' })
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox', { name: /^Search / }), '陈思远')
  expect(await screen.findByRole('option', { name: /^Chen Siyuan/ })).toBeVisible()
})

it('the public notices name project, category and people in English, and each objection by its own project', async () => {
  await renderAt('/award/accepted')
  const english = 'Emergency care of acute stroke: system and key technologies'
  const row = within(await screen.findByRole('row', { name: new RegExp(english) }))
  expect(row.getByText(/^TM\d+ · Science and Technology Progress Award$/)).toBeTruthy()
  expect(row.getByText('Xie Jiaming, Du Wei')).toBeTruthy()
  expect(row.getByRole('link', { name: `Object to “${english}”` })).toBeTruthy()
})

it('an award report names who confirms it in English, for its author and for each of them', async () => {
  const [part] = backend.db.works.where((work) => work.kind === 'AWARD_PERSON' && work.title.includes('工业质检'))
  const report = String(part?.belongsTo)
  await renderAt(`/award/contribution/${part?.id}`, { as: 'researcher' })
  expect(await screen.findByText('Chen Siyuan', { selector: 'li' })).toBeVisible()
  for (const { id } of backend.db.works.where((work) => work.id === report || work.belongsTo === report))
    backend.db.works.update(id, { creatorId: personaUserId('researcher') })
  await renderAt(`/reporting/list/${report}`, { as: 'researcher' })
  expect(await screen.findByRole('link', { name: 'Chen Siyuan' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Shenjiang University, Shanghai' })).toBeVisible()
})
