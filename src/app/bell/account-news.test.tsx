/** Tests that a message about changed rights reloads the person's menu. */
import { personaUserId } from '@mocks/personas'
import { askAs } from '@mocks/resolvers/ask-as'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'

it('an expert is notified of the decided application, and the menu gets the new entries without a reload', async () => {
  const researcher = personaUserId('researcher')
  const [application] = backend.db.works.where({ kind: 'EXPERT_APPLICATION', state: '2' })
  const id = application?.id ?? ''
  backend.db.works.update(id, { creatorId: researcher, belongsTo: researcher })
  const { user } = await renderAt('/resume/work', { as: 'researcher' })
  const expertGroup = () => screen.queryByRole('menuitem', { name: /^专家/ })
  await screen.findByRole('button', { name: /^通知和消息，/ })
  // It is with the commission: neither applying nor an entry is open.
  expect(expertGroup()).toBeNull()
  const decide = 'mutation($id: ID!, $action: WorkAction!) { decideWork(id: $id, action: $action) { state } }'
  await askAs(backend, 'supervisingDepartment')(decide, { id, action: 'PASS' })
  window.dispatchEvent(new Event('focus'))
  await waitFor(() => expect(expertGroup()).not.toBeNull())
  await user.hover(expertGroup() as HTMLElement)
  expect(await screen.findByRole('menuitem', { name: '专家信息' })).toBeTruthy()
  expect(screen.queryByRole('menuitem', { name: '申请成为专家' })).toBeNull()
})

it('a new unit member sees its menu entries without reloading the portal', async () => {
  const user = personaUserId('newResearcher')
  await renderAt('/resume/work', { as: 'newResearcher' })
  await screen.findByRole('button', { name: /^通知和消息，/ })
  expect(screen.queryByRole('menuitem', { name: /^基地与绩效/ })).toBeNull()
  backend.db.users.update(user, { permissions: ['s02.f9001'] })
  const message = { id: 'told', userId: user, createDate: Date.now(), read: false, contentType: 'INBOX' as const }
  backend.db.messages.insert({
    ...message,
    title: '您已加入上海申江大学',
    content: null,
    system: 's01',
    link: null,
    todo: null,
  })
  window.dispatchEvent(new Event('focus'))
  expect(await screen.findByRole('menuitem', { name: /^基地与绩效/ })).toBeTruthy()
})
