/** Tests that a reason of an earlier visit never changes what a visible button does, and can be written anew. */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { inDraftStore } from '@/lib/drafts/draft-database'
import { keysOfLeftDrafts } from '@/lib/drafts/left-drafts'
import { storedLocations } from '../../../tests/draft-locations'
import { renderAt } from '../../../tests/render'
import { storedDrafts } from '../../../tests/stored-drafts'

afterEach(async () => {
  cleanup()
  await keysOfLeftDrafts('')
  await inDraftStore('readwrite', async (slots) => slots.clear())
})

/** Leaves a reason at a place, and opens it again. */
async function openRestored(name: string) {
  const location = storedLocations[name] ?? expect.fail(name)
  const path = location.path()
  const { user, leave } = await renderAt(path, { as: location.as })
  fireEvent.change(await location.field(user), { target: { value: '写到一半' } })
  await waitFor(async () => expect(await storedDrafts()).toContain('写到一半'))
  leave()
  return renderAt(path, { as: location.as })
}

it.each([
  ['why a member declines', '提交不参与', /^(不参与|提交不参与)$/],
  [
    'what a leader states of a project before its evaluation',
    '提交不一致的内容',
    /^(信息一致，开始填报|提交不一致的内容)$/,
  ],
] as const)(
  '%s: the button that sends is offered together with the restored text, not under another name before',
  async (name, send, either) => {
    await openRestored(name)
    // The first of the two that is offered; a press on it means what it says.
    expect(await screen.findByRole('button', { name: either })).toHaveAccessibleName(send)
    expect(screen.getByDisplayValue('写到一半')).toBeVisible()
  },
)

it.each([
  ['why a member declines', '提交不参与'],
  ['what a leader states of a project before its evaluation', '提交不一致的内容'],
] as const)(
  '%s: a restored text that is emptied to be written anew stays open, with the same buttons',
  async (name, send) => {
    const { user } = await openRestored(name)
    const field = await screen.findByDisplayValue('写到一半')
    await user.clear(field)
    await user.type(field, '另外的原因')
    expect(field).toBeVisible()
    expect(field).toHaveValue('另外的原因')
    expect(screen.getByRole('button', { name: send })).toBeVisible()
  },
)
