/** Tests of what a reader outside Beijing's time zone is told of a page's times. */

import type { PersonaId } from '@mocks/personas'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { renderAt } from '../../tests/render'

const usual = process.env.TZ
beforeEach(() => {
  process.env.TZ = 'Europe/London'
})
afterEach(() => {
  process.env.TZ = usual
})

const note = '时间均为北京时间。'
const minute = /^\d{4}-\d\d-\d\d \d\d:\d\d$/

describe('in London, it is said once that times are Beijing’s', () => {
  it.each<[string, PersonaId]>([
    ['/declare-status-list/content-24JC1400-001', 'researcher'],
    ['/mail/2', 'researcher'],
    ['/', 'researcher'],
  ])('on %s', async (path, persona) => {
    await renderAt(path, { as: persona })
    await screen.findAllByText(minute)
    expect(screen.getAllByText(note)).toHaveLength(1)
  })

  it('in the popup of the bell', async () => {
    const { user } = await renderAt('/account/settings/security', { as: 'researcher' })
    await user.click(await screen.findByRole('button', { name: /^通知和消息，\d+ 条未读$/ }))
    const popup = within(await screen.findByRole('tabpanel', { name: /^通知/ }))
    await popup.findAllByText(minute)
    expect(popup.getAllByText(note)).toHaveLength(1)
  })
})
