// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addTexts, setLocale, t } from '@/lib/i18n/i18n'
import { SendVerificationCodeDocument } from '@/shared/graphql/verification-code.common.generated'
import { common } from '../common'
import english from '../errors/en.json'
import { type Failure, failureOf, failureText, onFailure, TransportFailure } from '../errors/failure'
import { resetEndpoints } from '../reset-endpoints'
import { timeLimits } from '../time-limits'
import { configureTransport } from '../transport'
import { UploadTokenDocument } from '../upload-token.common.generated'

const answer = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const heard: Failure[] = []
let stop: () => void

beforeEach(() => {
  vi.stubGlobal('fetch', answer)
  stop = onFailure((failure) => heard.push(failure))
})
afterEach(async () => {
  stop()
  heard.length = 0
  answer.mockReset()
  vi.unstubAllGlobals()
  configureTransport({ token: () => undefined })
  setLocale('zh')
  vi.useRealTimers()
  await resetEndpoints()
})

const json = (body: unknown, status = 200, type = 'application/json') =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': type } })
const refusal = (code: unknown, facts: object = {}) =>
  json({ data: null, errors: [{ message: 'from the server', extensions: { code, ...facts } }] })

/** `shown` is what the hooks ask with. */
interface AskOptions {
  background?: boolean | 'silent' | 'shown'
  textContext?: string
  signal?: AbortSignal
}

function ask({ background, ...rest }: AskOptions = {}) {
  const options = { fetchPolicy: 'no-cache', background: background as boolean | undefined, ...rest } as const
  return common.query(UploadTokenDocument, { key: 'k', isPrivate: true }, options)
}

/** What the caller gets for an answer; the same must have been announced, once. */
async function failing(response: Response | Error, options?: Parameters<typeof ask>[0]): Promise<unknown> {
  if (response instanceof Error) answer.mockRejectedValueOnce(response)
  else answer.mockResolvedValueOnce(response)
  const error = await ask(options).then(
    () => expect.fail('the call should have failed'),
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(TransportFailure)
  return error
}

describe('a call without an answer', () => {
  beforeEach(() => void vi.useFakeTimers())

  const hanging = () =>
    answer.mockImplementationOnce((_url, init) => {
      const { signal } = init
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
      })
    })

  it('is aborted after its timeout and notifies it', async () => {
    hanging()
    const error = ask().catch((reason: unknown) => reason)
    await vi.advanceTimersByTimeAsync(timeLimits.query - 1)
    expect(heard).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(failureOf(await error)).toMatchObject({ kind: 'timeout', endsSession: false })
    expect(failureText(await error)).toBe('服务器很久没有答复，请稍后再试')
    expect(heard).toHaveLength(1)
    expect(answer.mock.calls[0]?.[1].signal?.aborted).toBe(true)
  })

  it('has a longer timeout for a mutation, and then reports that the result is unknown', async () => {
    hanging()
    const error = common
      .mutate(SendVerificationCodeDocument, { mobile: '13800000000' })
      .catch((reason: unknown) => reason)
    await vi.advanceTimersByTimeAsync(timeLimits.query)
    expect(heard).toEqual([])
    await vi.advanceTimersByTimeAsync(timeLimits.mutation - timeLimits.query)
    expect(failureOf(await error).kind).toBe('timeout')
    expect(failureText(await error)).toContain('还不知道是否已经办好')
  })
})

describe('a successful call', () => {
  it('posts to its endpoint with the token and with credentials, and notifies nothing', async () => {
    configureTransport({ token: () => 'secret' })
    answer.mockResolvedValueOnce(json({ data: { uploadToken: { key: 'k', uploadToken: 'u' } } }))
    expect((await ask()).uploadToken).toMatchObject({ key: 'k', uploadToken: 'u' })
    const [url, init] = answer.mock.calls[0] ?? []
    expect(url).toBe(`${window.location.origin}/api/common/graphql`)
    expect(init).toMatchObject({ method: 'POST', credentials: 'include' })
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer secret')
    expect(heard).toEqual([])
  })

  it('has no authorization header without a session', async () => {
    answer.mockResolvedValueOnce(json({ data: { uploadToken: { key: 'k', uploadToken: 'u' } } }))
    await ask()
    expect(new Headers(answer.mock.calls[0]?.[1].headers).has('authorization')).toBe(false)
  })
})

describe('a failed call is classified once, notified once, and rejected with its classification', () => {
  it.each([
    [400, 'session', true, '您还未登录或登录已失效'],
    [402, 'session', true, '您还未登录或登录已失效'],
    [403, 'session', true, '您还未登录或登录已失效'],
    [401, 'forbidden', false, '你无权访问该页面'],
    [404, 'notification', false, '服务器未知错误'],
    [500, 'notification', false, '服务器未知错误'],
    [503, 'notification', false, '服务器未知错误：服务暂时不可用，请稍后再试'],
  ])('HTTP %i → %s', async (status, show, endsSession, text) => {
    const error = await failing(json({ errors: [{ message: 'x', extensions: { code: 60104 } }] }, status))
    expect(heard).toEqual([failureOf(error)])
    expect(failureOf(error)).toMatchObject({
      kind: 'status',
      status,
      code: null,
      show,
      endsSession,
      endpoint: 'common',
    })
    expect(failureText(error)).toBe(text)
  })

  it('uses the status of a response in the newer content type too', async () => {
    const body = { errors: [{ message: 'x', extensions: { code: 60104 } }] }
    const error = await failing(json(body, 402, 'application/graphql-response+json'))
    expect(failureOf(error)).toMatchObject({ kind: 'status', status: 402, show: 'session' })
  })

  it.each([
    ['not JSON', new Response('<html>Bad gateway</html>', { headers: { 'Content-Type': 'text/html' } }), 200],
    ['nothing', new Response(''), 200],
    ['JSON of another shape', json({ hello: 'world' }), 200],
    ['a list', json([]), 200],
    ['without data', json({ data: null }), 200],
  ])('an answer that is %s is reported as unreadable', async (_case, response, status) => {
    const error = await failing(response)
    expect(failureOf(error)).toMatchObject({ kind: 'malformed', status, show: 'notification', endsSession: false })
    expect(failureText(error)).toBe('服务器未知错误：收到的内容无法识别，请稍后再试')
    expect(heard).toHaveLength(1)
  })

  it('reports an unreachable network, and to try again', async () => {
    const error = await failing(new TypeError('Failed to fetch'))
    expect(failureOf(error)).toMatchObject({
      kind: 'offline',
      status: null,
      show: 'notification',
      operation: 'UploadToken',
    })
    expect(failureText(error)).toBe('网络无法连接，请检查网络后重试')
  })

  it('accepts a code as number or text, with its facts', async () => {
    const problems = [{ paths: ['a'] }]
    expect(failureOf(await failing(refusal(60405, { problems })))).toMatchObject({
      code: 60405,
      extensions: { problems },
    })
    expect(failureOf(await failing(refusal('603003')))).toMatchObject({ code: 603003 })
  })

  it('reports an unknown code as undefined', async () => {
    expect(failureText(await failing(refusal(699999)))).toMatch(/^未定义的错误（699999）/)
    expect(failureText(await failing(refusal('INTERNAL_SERVER_ERROR')))).toMatch(/^未定义的错误，/)
    expect(heard.map(({ show, code }) => [show, code])).toEqual([
      ['notification', 699999],
      ['notification', null],
    ])
  })

  it.each([60144, 60145, 60146, 60176, 601002, 601202, 603288, 60191])('%i is silent', async (code) => {
    expect(failureOf(await failing(refusal(code)))).toMatchObject({ code, show: 'silent', endsSession: false })
  })

  it.each([60101, 60102])('%i shows a message and ends the session', async (code) => {
    expect(failureOf(await failing(refusal(code)))).toMatchObject({ code, show: 'notification', endsSession: true })
  })

  it('warns with the deadline of the award, given as a day, a time or not at all', async () => {
    const text = '年度科学技术奖填报已于 2026-03-31 截止'
    const asDay = await failing(refusal(60902, { deadline: '2026-03-31' }))
    expect(failureOf(asDay).show).toBe('warning')
    expect(failureText(asDay)).toBe(text)
    expect(failureText(await failing(refusal(60902, { deadline: new Date(2026, 2, 31).getTime() })))).toBe(text)
    expect(failureText(await failing(refusal(60902)))).toBe('年度科学技术奖填报已截止')
    expect(failureText(await failing(refusal(60902, { deadline: 'soon' })))).toBe('年度科学技术奖填报已截止')
  })

  it('names the time a locked account unlocks', async () => {
    const unlockAt = new Date(2026, 4, 1, 9, 5).getTime()
    expect(failureText(await failing(refusal(60132, { unlockAt })))).toContain('2026-05-01 09:05')
    expect(failureText(await failing(refusal(60132)))).toContain('15 分钟后自动解锁')
  })

  it('uses the caller’s own text for a code', async () => {
    const inBase = { textContext: 'base' }
    expect(failureText(await failing(refusal(603008), inBase))).toBe('基地名称不存在，请核对')
    expect(failureText(await failing(refusal(60345), inBase))).toContain('用户中心首页')
    expect(failureText(await failing(refusal(603008)))).toBe('填写的信息不一致，请核对后重新填写')
  })

  it('uses English in the English interface', async () => {
    addTexts('en', english)
    setLocale('en')
    expect(failureText(await failing(refusal(60102)))).toBe('Wrong user name or password. Please try again')
    expect(failureText(await failing(json({}, 402)))).toBe('You are not signed in, or your session has ended')
  })
})

describe('a background call', () => {
  it.each([
    ['a refusal', () => refusal(60408)],
    ['a broken server', () => json({}, 500)],
    ['a lost network', () => new TypeError('Failed to fetch')],
    ['a missing permission', () => json({}, 401)],
  ])('does not notify %s', async (_case, response) => {
    await failing(response(), { background: true })
    expect(heard).toEqual([])
  })

  it('notifies that the session ended', async () => {
    await failing(json({}, 402), { background: true })
    expect(heard).toMatchObject([{ status: 402, endsSession: true }])
  })
})

describe('a call whose page shows the failure itself', () => {
  it.each([
    ['a refusal', () => refusal(60408)],
    ['a broken server', () => json({}, 500)],
  ])('does not notify %s as well', async (_case, response) => {
    await failing(response(), { background: 'shown' })
    expect(heard).toEqual([])
  })

  it.each([
    ['the person may not stay', 401],
    ['the session ended', 402],
  ])('notifies that %s', async (_case, status) => {
    await failing(json({}, status), { background: 'shown' })
    expect(heard).toMatchObject([{ status }])
  })
})

it.each([401, 402, 500])('a silent call notifies nothing, not even status %d', async (status) => {
  await failing(json({}, status), { background: 'silent' })
  expect(heard).toEqual([])
})

it('a failure belongs to the login that its call was sent with', async () => {
  expect(failureOf(await failing(json({}, 500))).sentWith).toBeUndefined()
  configureTransport({ token: () => 'secret' })
  expect(failureOf(await failing(json({}, 500))).sentWith).toBe('secret')
})

it('a cancelled call is not notified', async () => {
  const controller = new AbortController()
  answer.mockImplementationOnce(
    (_url, { signal }) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  const call = ask({ signal: controller.signal })
  controller.abort()
  const error = await call.catch((reason: unknown) => reason)
  expect(failureOf(error)).toMatchObject({ kind: 'aborted', show: 'silent' })
  expect(heard).toEqual([])
})

describe('other failures', () => {
  it('shows an unknown error as a text, never as a raw message', () => {
    expect(failureText(new Error('Cannot read properties of undefined'))).toBe(t('服务器未知错误'))
    expect(failureText('nonsense')).toBe(t('服务器未知错误'))
  })

  it('are reported as a network failure when a chunk of the portal cannot be loaded', () => {
    const error = new TypeError('Failed to fetch dynamically imported module: /assets/x.js')
    expect(failureOf(error).kind).toBe('offline')
  })
})
