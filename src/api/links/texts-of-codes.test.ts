// @vitest-environment jsdom
/** Tests of refusals whose texts are loaded when the first one comes. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { UploadTokenDocument } from '../upload-token.common.generated'

const answer = vi.fn<() => Promise<Response>>()

describe('a call that is refused before the texts of codes have loaded', () => {
  beforeEach(() => {
    vi.resetModules()
    vi.stubGlobal('fetch', answer)
  })
  afterEach(() => {
    vi.doUnmock('../errors/chinese-texts')
    vi.unstubAllGlobals()
  })

  const refused = async () => {
    const [{ common }, { failureText }] = await Promise.all([import('../common'), import('../errors/failure')])
    answer.mockResolvedValueOnce(Response.json({ data: null, errors: [{ message: '', extensions: { code: 60104 } }] }))
    const query = common.query(UploadTokenDocument, { key: 'k', isPrivate: true }, { fetchPolicy: 'no-cache' })
    return query.then(() => 'no failure', failureText)
  }

  it('waits for them', async () => {
    expect(await refused()).toBe('验证码错误，请重新输入或重新获取')
  })

  it('has a general text when they cannot be loaded', async () => {
    vi.doMock('../errors/chinese-texts', () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    expect(await refused()).toBe('服务器未知错误')
  })
})
