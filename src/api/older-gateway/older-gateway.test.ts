// @vitest-environment jsdom
/** How calls are asked again of a gateway that refuses a document, and when they are not. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EndDeviceDocument, SignedInDevicesDocument } from '@/features/account/graphql/security.permission.generated'
import { SignaturesDocument } from '@/work/graphql/signatures.signature.generated'
import { failureText } from '../errors/failure'
import { permission } from '../permission'
import { resetEndpoints } from '../reset-endpoints'
import { signature } from '../signature'

const answer = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
beforeEach(() => vi.stubGlobal('fetch', answer))
afterEach(async () => {
  answer.mockReset()
  vi.unstubAllGlobals()
  await resetEndpoints()
})

const json = (body: unknown) => new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } })
const refused = (message: string, more: object = {}) =>
  json({ errors: [{ message, extensions: { code: 500 }, ...more }] })
const sent = (at: number) => String(JSON.parse(String(answer.mock.calls[at]?.[1].body)).query)
const ask = () => signature.query(SignaturesDocument, { contentId: 'c' }, { fetchPolicy: 'no-cache', background: true })

it('a failure of a resolver is no reason to ask again', async () => {
  answer.mockResolvedValueOnce(refused('signingMethods broke', { path: ['signingMethods'] }))
  await expect(ask()).rejects.toThrow()
  expect(answer).toHaveBeenCalledTimes(1)
})

it('calls that are under way together are each asked again', async () => {
  const held: ((response: Response) => void)[] = []
  answer.mockImplementation(() => new Promise((resolve) => held.push(resolve)))
  const both = [{ id: 'd' }, { id: 'e' }].map(({ id }) =>
    permission
      .query(SignedInDevicesDocument, {}, { fetchPolicy: 'no-cache', background: true, token: id })
      .catch(failureText),
  )
  await vi.waitFor(() => expect(held).toHaveLength(2))
  for (const resolve of held)
    resolve(refused('Cannot query field "signedInDevices", "previousSignIn" on type "Query".'))
  const unavailable = '服务器还是上一个版本，没有这项功能。服务器更新后即可使用'
  expect(await Promise.all(both)).toEqual([unavailable, unavailable])
})

it('a query that names what the gateway lacks is asked again without it, and later ones leave it out at once', async () => {
  answer.mockResolvedValueOnce(refused('Cannot query field "signingMethods" on type "Query".'))
  answer.mockImplementation(async () => json({ data: { contractSignatures: [] } }))
  expect(await ask()).toMatchObject({ contractSignatures: [], signingMethods: ['SMS_CODE'] })
  expect(answer).toHaveBeenCalledTimes(2)
  expect(sent(0)).toContain('signingMethods')
  expect(sent(1)).not.toContain('signingMethods')
  expect(await ask()).toMatchObject({ signingMethods: ['SMS_CODE'] })
  expect(answer).toHaveBeenCalledTimes(3)
  expect(sent(2)).not.toContain('signingMethods')
})

it('a mutation is not sent again where the refusal does not say that nothing was executed', async () => {
  answer.mockResolvedValueOnce(refused('Internal error'))
  await expect(permission.mutate(EndDeviceDocument, { id: 'd' })).rejects.toThrow()
  expect(answer).toHaveBeenCalledTimes(1)
})

it('a call that means nothing without what the gateway lacks fails, and says so', async () => {
  answer.mockResolvedValueOnce(refused('Cannot query field "endDevice" on type "Mutation".'))
  const error = await permission.mutate(EndDeviceDocument, { id: 'd' }).catch((reason: unknown) => reason)
  expect(failureText(error)).toBe('服务器还是上一个版本，没有这项功能。服务器更新后即可使用')
  expect(answer).toHaveBeenCalledTimes(1)
})
