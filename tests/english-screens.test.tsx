/** Tests of English screens: what is described in both languages, dictionary entries, word order. `sweep/as-it-is.test.tsx` looks for Chinese that is left. */
import { screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { switchLanguage } from '@/app/entry-language'
import { backend } from './backend'
import { renderAt } from './render'

beforeEach(() => switchLanguage('en'))
afterEach(() => switchLanguage('zh'))

const ready = () =>
  waitFor(() => {
    expect(document.querySelector('.ant-skeleton, [aria-busy=true], .ant-spin-spinning')).toBeNull()
  })

it('steps of a work item are described in both languages, and so are the points of a formal examination', async () => {
  const [material] = backend.db.works.where({ kind: 'AWARD_MATERIAL', state: 'FILLING' })
  if (!material) throw new Error('no material was asked for')
  await renderAt(`/material/${material.id}/form/points`, { as: 'expert' })
  expect((await screen.findAllByText(/^First applied or published on/)).length).toBeGreaterThan(0)
  const { stateSince } = material
  backend.db.works.update(material.id, { stateSince: stateSince - 30 * 24 * 3600_000 })
  await renderAt('/mail/2', { as: 'expert' })
  expect(await screen.findByRole('link', { name: /Corrections.*“.*”: Not submitted in time/ })).toBeVisible()
  await renderAt(`/material/${material.id}/form/points`, { as: 'expert' })
  expect(await screen.findByText(/^Corrections.*: the deadline was .*; it can no longer be filled in\.$/)).toBeVisible()
})

it.each([
  ['/resume/education', 'researcher', 'Doctor'],
  ['/company/unit-1/info', 'unitAdministrator', 'Yangpu'],
] as const)('%s shows dictionary entries in English', async (path, as, name) => {
  await renderAt(path, { as })
  await ready()
  await waitFor(() => expect(document.body.textContent).toContain(name))
})

it('a declaration in English shows the chosen dictionary entries in English', async () => {
  const [draft] = backend.db.works.where({ kind: 'DECLARATION', creatorId: 'user-researcher', state: 'RETURNED' })
  if (!draft) throw new Error('nothing was returned to the researcher')
  const area = backend.db.contents.get(draft.id)?.values.applicationArea as { path: readonly string[] }
  const english = area.path.map(
    (name) => backend.db.dictionaries.where({ type: 'user_application_area', name })[0]?.nameEn,
  )
  await renderAt(`/smartform/${draft.formId}/${draft.id}/basics`, { as: 'researcher' })
  expect((await screen.findAllByText(english.join(' / '))).length).toBeGreaterThan(0)
  expect(document.body.textContent).not.toContain(area.path.at(-1))
})

it('holder, number and funding of a project use English word order', async () => {
  const approved = backend.db.works.where({ kind: 'DECLARATION', creatorId: 'user-researcher', state: 'APPROVED' })[0]
  await renderAt('/my-project', { as: 'researcher' })
  expect((await screen.findAllByText('With Municipal Science and Technology Commission')).length).toBeGreaterThan(0)
  await renderAt(`/my-project/work/${approved?.id}`, { as: 'researcher' })
  expect(await screen.findByText(`${approved?.amount} × 10,000 yuan`)).toBeVisible()
  expect(screen.getByText('Number')).toBeVisible()
})

it('an invited guest from abroad gets English by default, and Chinese after choosing it', async () => {
  await switchLanguage('zh')
  Cookies.remove('language')
  await renderAt('/expert/editInfo', { as: 'invitedExpert' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Expert entry' })).toBeVisible()
  await switchLanguage('zh')
  expect(await screen.findByRole('heading', { level: 1, name: '专家信息' })).toBeVisible()
})
