/** Tests of the state that protects a sign-in through another platform. */
import { describe, expect, it } from 'vitest'
import { judgeArrival } from './platform-sign-in'

const awaited = 'b7c1'

describe('sign-in from another platform', () => {
  it.each<[string, string, string | null, string]>([
    ['without parameters of the platform', '', null, 'start'],
    ['without parameters, while a sign-in is pending', '?redirect=%2Fmy-project', awaited, 'start'],
    ['with the expected state', '?code=wx-1&state=b7c1', awaited, 'code'],
    ['cancelled: with the state only', '?state=b7c1', awaited, 'cancelled'],
    ['cancelled: with an error', '?error=access_denied&state=b7c1', awaited, 'cancelled'],
    ['the platform is down', '?error=temporarily_unavailable&state=b7c1', awaited, 'down'],
    ['an unknown error', '?error=%3Cscript%3E&state=b7c1', awaited, 'down'],
    ['a code without a state', '?code=wx-1', awaited, 'forged'],
    ['another state', '?code=wx-1&state=b7c2', awaited, 'forged'],
    ['an empty state', '?code=wx-1&state=', awaited, 'forged'],
    ['the right state after it was used', '?code=wx-1&state=b7c1', null, 'forged'],
    ['an empty state while none is expected', '?code=wx-1&state=', null, 'forged'],
    ['an error while none is expected', '?error=access_denied', null, 'forged'],
    ['a code with a line break', '?code=wx%0A1&state=b7c1', awaited, 'forged'],
    ['a code with a space', '?code=wx%201&state=b7c1', awaited, 'forged'],
    ['a code of another script', '?code=%E5%BE%AE&state=b7c1', awaited, 'forged'],
    ['an overlong code', `?code=${'x'.repeat(513)}&state=b7c1`, awaited, 'forged'],
    ['an empty code', '?code=&state=b7c1', awaited, 'cancelled'],
  ])('%s', (_case, search, state, kind) => {
    expect(judgeArrival(search, state).kind).toBe(kind)
  })
})
