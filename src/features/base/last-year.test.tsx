/** Tests of what a base's report says of last year's figures while it is filled in. */
import { personaUserId } from '@mocks/personas'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { findBaseKind } from '@/work/kinds/base-kinds'
import { backend } from '../../../tests/backend'
import { reporterOf } from '../../../tests/base-notice'
import { renderAt } from '../../../tests/render'

const { db } = backend
const thisYear = new Date(Date.now() + 8 * 3600_000).getUTCFullYear()

it('compares a total with last year’s once an amount is typed, not while nothing is', async () => {
  const kind = findBaseKind('key-laboratory')
  if (!kind) throw new Error('no such kind')
  const persona = reporterOf(db, kind)
  const base = db.bases.where({ kind: kind.id }).find(({ personIds }) => personIds.includes(personaUserId(persona)))
  const id = `${base?.id}-${thisYear}`
  const { user, router } = await renderAt(`/${kind.paths.init}/${base?.id}/${id}/${thisYear}`, { as: persona })
  await user.click(await screen.findByRole('button', { name: '开始填报' }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/\/info\//))
  await router.navigate(`/${kind.paths.info}/${id}/${kind.id}/conditions`)
  const comparison = () => document.querySelector('[data-path="fundsTotalFormer"]')?.textContent
  await waitFor(() => expect(comparison()).toMatch(/^上年：[\d,.]+ 万元$/))

  fireEvent.change(screen.getByRole('textbox', { name: /^市级专项经费/ }), { target: { value: '1' } })
  await waitFor(() => expect(comparison()).toMatch(/^上年：[\d,.]+ 万元，减少 \d+%$/))
})
