/** Tests of links whose address the backend sent. */
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { foreignAddresses } from '../../tests/sweep/hostile'
import { AnsweredLink } from './AnsweredLink'

const visible = (to: string) =>
  render(
    <MemoryRouter>
      <AnsweredLink to={to}>基地</AnsweredLink>
    </MemoryRouter>,
  )

it('a link from the backend opens a page of the portal', () => {
  visible('/base/fillReport/base-science-base-1-2025')
  expect(screen.getByRole('link', { name: '基地' })).toHaveAttribute(
    'href',
    '/base/fillReport/base-science-base-1-2025',
  )
})

it.each(foreignAddresses)('a link from the backend is plain text for another address: %s', (to) => {
  visible(to)
  expect(screen.getByText('基地')).toBeInTheDocument()
  expect(screen.queryByRole('link')).toBeNull()
})
