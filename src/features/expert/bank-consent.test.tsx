/** The separate consent to bank details, asked for in a form. */

import { personaUserId } from '@mocks/personas'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'

const me = personaUserId('researcher')

/** As if the person had never agreed, or had withdrawn the consent on another device. */
function forgetConsents(): void {
  for (const { id } of backend.db.consents.where({ userId: me })) backend.db.consents.remove(id)
}

/** The bank account that the server holds of the person's application. */
function savedAccount(): unknown {
  const [work] = backend.db.works.where({ kind: 'EXPERT_APPLICATION', creatorId: me })
  return backend.db.contents.get(work?.id ?? '')?.values.bankAccount
}

const box = () => screen.findByRole('checkbox', { name: /^同意本平台为付款和高级实名认证/ })
const account = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^银行账号/, hidden: true })
const isClosed = (input: HTMLElement) => input.closest('[inert]') !== null

it('a form takes bank details after the consent, and sends what was refused for want of it once it is given', async () => {
  forgetConsents()
  backend.db.users.update(me, { userBankAccount: null })
  const { user } = await renderAt('/expert/apply', { as: 'researcher' })
  await user.click(await screen.findByRole('button', { name: '开始填报' }))
  await user.click(await screen.findByRole('link', { name: /回避、收款与承诺/ }))
  expect(await screen.findByText('同意后才能填写这一部分。')).toBeVisible()
  expect(isClosed(await account())).toBe(true)

  await user.click(await box())
  await waitFor(() => expect(screen.queryByText('同意后才能填写这一部分。')).toBeNull())
  const input = await account()
  expect(isClosed(input)).toBe(false)
  await user.type(input, '6222021001001000212')
  await waitFor(() => expect(savedAccount()).toBe('6222021001001000212'))

  // Withdrawn on another device: what is typed then is refused, stays in the field, and the section asks again.
  forgetConsents()
  await user.clear(input)
  await user.type(input, '6222021001001000998')
  expect(await screen.findByText('同意后才能填写这一部分。')).toBeVisible()
  expect(isClosed(input)).toBe(true)
  expect(input).toHaveValue('6222021001001000998')
  expect(savedAccount()).not.toBe('6222021001001000998')

  await user.click(await box())
  await waitFor(() => expect(savedAccount()).toBe('6222021001001000998'))
  expect(isClosed(input)).toBe(false)
})
