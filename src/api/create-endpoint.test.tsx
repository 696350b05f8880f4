/** Tests of an endpoint's client: created once, cached, reset. */
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { common } from './common'
import { failureText } from './errors/failure'
import { message } from './message'
import { resetEndpoints } from './reset-endpoints'
import { UploadTokenDocument } from './upload-token.common.generated'

const answer = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const granted = () =>
  Response.json({ data: { uploadToken: { __typename: 'UploadToken', key: 'k', uploadToken: 'u' } } })

beforeEach(() => void vi.stubGlobal('fetch', answer))
afterEach(async () => {
  await resetEndpoints()
  answer.mockReset()
  vi.unstubAllGlobals()
})

const variables = { key: 'k', isPrivate: true }

function Page() {
  const { data, error, refetch } = common.useQuery(UploadTokenDocument, { variables })
  return (
    <>
      <p>{data?.uploadToken.uploadToken ?? (error ? failureText(error) : 'loading')}</p>
      <button type="button" onClick={() => void refetch()}>
        again
      </button>
    </>
  )
}

describe('an endpoint', () => {
  it('creates one client, at the first use', () => {
    expect(common.client()).toBe(common.client())
    expect(common.client()).not.toBe(message.client())
  })

  it('answers from the cache until the caches are reset', async () => {
    answer.mockImplementation(async () => granted())
    await common.query(UploadTokenDocument, variables)
    await common.query(UploadTokenDocument, variables)
    expect(answer).toHaveBeenCalledTimes(1)
    await resetEndpoints()
    await common.query(UploadTokenDocument, variables)
    expect(answer).toHaveBeenCalledTimes(2)
  })

  it('requests JSON, so that a server answers an invalid document with status 200', async () => {
    answer.mockImplementation(async () => granted())
    await common.query(UploadTokenDocument, variables)
    expect(new Headers(answer.mock.calls[0]?.[1].headers).get('accept')).toBe('application/json')
  })

  it('sends a request each time for network-only calls', async () => {
    answer.mockImplementation(async () => granted())
    for (let time = 0; time < 2; time += 1) {
      await common.query(UploadTokenDocument, variables, { fetchPolicy: 'network-only' })
    }
    expect(answer).toHaveBeenCalledTimes(2)
  })

  it('gives a page the data or the error text', async () => {
    answer.mockResolvedValueOnce(Response.json({ data: null, errors: [{ message: 'x', extensions: { code: 60154 } }] }))
    render(<Page />)
    expect(await screen.findByText(/您没有操作权限/)).toBeTruthy()
    answer.mockResolvedValueOnce(granted())
    await act(async () => screen.getByRole('button').click())
    expect(await screen.findByText('u')).toBeTruthy()
  })
})
