/** Tests of an endpoint's client: created once, cached, reset. */
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RemoveMessageDocument } from '@/features/mail/graphql/mail.message.generated'
import { common } from './common'
import { failureText, onFailure } from './errors/failure'
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

function Asking({ fresh = false }: { fresh?: boolean }) {
  const { data } = common.useQuery(UploadTokenDocument, { variables, fetchPolicy: 'network-only', fresh })
  return <p>{data?.uploadToken.uploadToken ?? 'loading'}</p>
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

  describe('shares a request that is under way', () => {
    /** Answers that wait until they are let go; an ended request fails as the browser's does. */
    const heldAnswers = () => {
      const release: (() => void)[] = []
      answer.mockImplementation(
        (_url, { signal }) =>
          new Promise((resolve, reject) => {
            release.push(() => resolve(granted()))
            signal?.addEventListener('abort', () => reject(signal.reason))
          }),
      )
      return () => {
        for (const each of release) each()
      }
    }
    const ask = (options: object = {}) =>
      common.query(UploadTokenDocument, variables, { fetchPolicy: 'network-only', ...options })
    const sent = () => vi.waitFor(() => expect(answer).toHaveBeenCalled())

    it('with who asks the same', async () => {
      const release = heldAnswers()
      const both = [ask(), ask()]
      await sent()
      release()
      await Promise.all(both)
      expect(answer).toHaveBeenCalledTimes(1)
    })

    it('not with who may end it: the other still gets the answer', async () => {
      const release = heldAnswers()
      const ending = new AbortController()
      const ended = ask({ signal: ending.signal }).catch((error: unknown) => error)
      const other = ask()
      await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(2))
      ending.abort()
      expect(await ended).toMatchObject({ name: 'AbortError' })
      release()
      expect((await other).uploadToken.uploadToken).toBe('u')
    })

    it('not between two logins', async () => {
      const release = heldAnswers()
      const both = [ask(), ask({ token: 'of-another-login' })]
      await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(2))
      release()
      await Promise.all(both)
    })

    it('not with a page that needs what is true now', async () => {
      const release = heldAnswers()
      render(
        <>
          <Asking />
          <Asking />
        </>,
      )
      await sent()
      expect(answer).toHaveBeenCalledTimes(1)
      render(<Asking fresh />)
      await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(2))
      release()
      expect(await screen.findAllByText('u')).toHaveLength(3)
    })
  })

  it('ends the request of a mutation whose signal is given up', async () => {
    const ending = new AbortController()
    answer.mockImplementation(
      (_url, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    )
    const call = message
      .mutate(RemoveMessageDocument, { id: 'm' }, { signal: ending.signal })
      .catch((error: unknown) => error)
    await vi.waitFor(() => expect(answer).toHaveBeenCalled())
    ending.abort()
    expect(await call).toMatchObject({ name: 'AbortError' })
  })

  it('announces what a call of the person cannot do, and nothing of one in the background', async () => {
    const announced = vi.fn()
    const stop = onFailure(announced)
    answer.mockImplementation(async () =>
      Response.json({ data: null, errors: [{ message: 'x', extensions: { code: 60154 } }] }),
    )
    for (const background of [true, 'silent', undefined] as const)
      await common
        .query(UploadTokenDocument, variables, { background, fetchPolicy: 'network-only' })
        .catch(() => undefined)
    expect(announced).toHaveBeenCalledTimes(1)
    stop()
  })

  it('fails where an answer has neither data nor errors', async () => {
    answer.mockImplementation(async () => Response.json({ data: null }))
    await expect(common.query(UploadTokenDocument, variables)).rejects.toThrow()
  })
})
