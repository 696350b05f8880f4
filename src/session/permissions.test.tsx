/** Tests of permission checks. */
import { act, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Permitted } from './Permitted'
import { hasAccess, hasPermission } from './permissions'
import { type Session, setSession, useSession } from './session'

const session = {
  permissions: new Set(['s02.f009']),
  access: new Set(['s02.f009.add']),
} as unknown as Session

afterEach(() => {
  setSession(null)
  vi.restoreAllMocks()
})

function Name() {
  return useSession().awardState
}

describe('permissions', () => {
  it.each([
    ['s02.f009', true],
    ['s02.f00', false],
    ['s02', false],
    ['', false],
  ])('route permission %s: %s', (code, permissions) => expect(hasPermission(session, code)).toBe(permissions))

  it.each([
    ['s02.f009', 'add', true],
    ['s02.f009', 'remove', false],
    ['s02.f006', 'add', false],
  ])('access %s.%s: %s', (permission, code, permissions) =>
    expect(hasAccess(session, permission, code)).toBe(permissions),
  )

  it('are empty without a session', () => {
    expect(hasPermission(null, 's02.f009')).toBe(false)
    expect(hasAccess(null, 's02.f009', 'add')).toBe(false)
  })
})

describe('<Permitted>', () => {
  const visible = (codes: string[]) => {
    render(
      <Permitted codes={codes} fallback="no">
        yes
      </Permitted>,
    )
    return screen.queryByText('yes') !== null
  }

  it('renders its children for users with one of the rights', () => {
    setSession(session)
    expect(visible(['s02.f009.remove', 's02.f009.add'])).toBe(true)
  })

  it('renders the fallback for other users, and without a session', () => {
    expect(visible(['s02.f009.add'])).toBe(false)
    expect(screen.getByText('no')).toBeTruthy()
    act(() => setSession(session))
    expect(screen.getByText('yes')).toBeTruthy()
  })

  it('does not accept a route permission as a right', () => {
    setSession(session)
    expect(visible(['s02.f009'])).toBe(false)
  })

  it('throws 需要配置权限 on an empty list', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => visible([])).toThrow('需要配置权限')
  })
})

it('a member page does not render without a session', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<Name />)).toThrow('useSession')
})
