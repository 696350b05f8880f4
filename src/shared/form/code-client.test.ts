/** Tests of the client's credentials for verification codes. */
import { afterEach, expect, it, vi } from 'vitest'
import { codeClient } from './code-client'

afterEach(() => vi.unstubAllEnvs())

it.each([
  ['portal-web', 's', { key: 'portal-web', secret: 's' }],
  ['', 's', {}],
  ['portal-web', '', {}],
  [undefined, undefined, {}],
])('with the settings %s and %s verification code calls send %j', (key, secret, expected) => {
  vi.stubEnv('VITE_CODE_CLIENT_KEY', key)
  vi.stubEnv('VITE_CODE_CLIENT_SECRET', secret)
  expect(codeClient()).toEqual(expected)
})
