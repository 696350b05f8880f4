/** Tests of the remembered scroll positions in a review. */
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderAt } from '../../../tests/render'

const address = '/expert/review/review-tech-3'
const wide = window.matchMedia
afterEach(() => {
  window.matchMedia = wide
})

/** Scrolls as a person does, and lets what is kept be written. */
async function scroll(box: Element, listens: Element | Window, top: number): Promise<void> {
  fireEvent.wheel(listens)
  box.scrollTop = top
  fireEvent.scroll(listens)
  await new Promise((done) => setTimeout(done, 300))
}

it('the scroll positions of proposal and review are restored', async () => {
  const { leave } = await renderAt(address, { as: 'expert' })
  const pane = (name: string) => screen.findByRole('region', { name })
  const [proposal, review] = [await pane('申报书'), await pane('评审表')]
  await scroll(proposal, proposal, 640)
  await scroll(review, review, 120)
  leave()
  await renderAt(address)
  expect([(await pane('申报书')).scrollTop, (await pane('评审表')).scrollTop]).toEqual([640, 120])
})

it('the scroll positions are restored on a narrow screen, which shows one of them at a time', async () => {
  window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('767') })
  const { user } = await renderAt(address, { as: 'expert' })
  const page = document.documentElement
  await screen.findByRole('button', { name: '申报书', pressed: true })
  await scroll(page, window, 900)
  await user.click(screen.getByRole('button', { name: '评审表' }))
  await scroll(page, window, 300)
  await user.click(screen.getByRole('button', { name: '申报书' }))
  expect(page.scrollTop).toBe(900)
  await user.click(screen.getByRole('button', { name: '评审表' }))
  expect(page.scrollTop).toBe(300)
})
