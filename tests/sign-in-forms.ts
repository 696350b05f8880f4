/** Helpers of the tests of sign-in pages: fields, buttons, headings, messages, proven mobile. */
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { backend } from './backend'
import type { renderAt } from './render'

type Router = Awaited<ReturnType<typeof renderAt>>['router']
/** The current address. */
export const at = ({ state }: Router) => state.location.pathname + state.location.search
/** A field by its label. */
export const field = (label: string) => screen.getByLabelText(label)
export const account = () => field('用户名或手机号码')
export const password = () => field('密码')
/** What is typed in a field. */
export const typed = (field: HTMLElement) => (field as HTMLInputElement).value
/** The message that is read with a field. */
export const descriptionOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? ''
/** Presses a button by its name. */
export const clickButton = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }))
/** Waits for the page of this name. */
export const title = (name: string) => screen.findByRole('heading', { level: 1, name })
/** The message that is read first with a field. */
export const messageOf = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent ?? ''

/** Fills fields by their labels. */
export async function fill(user: UserEvent, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await user.click(field(label))
    await user.paste(value)
  }
}

/** Has a code sent to the mobile in the form and types it in. */
export async function proveMobile(user: UserEvent, mobile: string): Promise<void> {
  await clickButton(user, '获取验证码')
  await waitFor(() => expect(backend.db.verificationCodes.where({ target: mobile })).toHaveLength(1))
  await fill(user, { 验证码: backend.db.verificationCodes.where({ target: mobile })[0]?.code ?? '' })
}

/**
 * Types the code that was sent to an administrator's mobile into the dialog of the second factor.
 * @param mobile absent: the mobile to which the last code was sent
 */
export async function passSecondFactor(user: UserEvent, mobile?: string): Promise<void> {
  // antd names every dialog alike in tests, so this one is found by its own title.
  const own =
    (await screen.findByText('二次验证')).closest<HTMLElement>('dialog, [role=dialog]') ?? expect.fail('no dialog')
  const sent = backend.db.verificationCodes.where(mobile === undefined ? {} : { target: mobile }).at(-1)?.code
  await user.type(within(own).getByLabelText('验证码'), `${sent}{Enter}`)
}
