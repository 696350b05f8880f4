// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Failure, failureOf, failureText, onFailure } from './errors/failure'
import { downloadUrl, fetchCalendar, fetchFile, fileUrl } from './files'
import { timeLimits } from './time-limits'
import { configureTransport } from './transport'
import { uploadFile } from './upload'

const server = setupServer()
const heard: Failure[] = []
onFailure((failure) => heard.push(failure))

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  configureTransport({ token: () => 'secret' })
})
afterEach(() => {
  server.resetHandlers()
  heard.length = 0
})
afterAll(() => server.close())

function payloadOf(address: string): unknown {
  const fd = new URL(address).searchParams.get('fd') ?? ''
  const bytes = Uint8Array.from(atob(fd), (letter) => letter.charCodeAt(0))
  return JSON.parse(new TextDecoder().decode(bytes))
}

async function failing(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => expect.fail('the call should have failed'),
    (error: unknown) => error,
  )
}

describe('file links', () => {
  it.each(['a.pdf', '立项通知 (终稿)+1&2=3.pdf', '??>>~~ÿÿ', '😀'])('carry token and key %s unchanged', (fileKey) => {
    for (const address of [fileUrl(fileKey, '令牌+/='), downloadUrl(fileKey, '令牌+/=')]) {
      expect(payloadOf(address)).toEqual({ accessToken: '令牌+/=', fileKey })
      expect(address).not.toMatch(/fd=.*[+/ ]/)
    }
  })

  it('use the two addresses of the specification', () => {
    expect(new URL(fileUrl('k', 't')).pathname).toBe('/api/common/oss/file')
    expect(new URL(downloadUrl('k', 't')).pathname).toBe('/api/common/oss/download')
  })
})

describe('fetching a file', () => {
  it('sends the current token and returns the content', async () => {
    server.use(
      http.get('*/api/common/oss/file', ({ request }) => {
        expect(payloadOf(request.url)).toEqual({ accessToken: 'secret', fileKey: 'k' })
        return HttpResponse.text('content')
      }),
    )
    expect(await (await fetchFile('k')).text()).toBe('content')
  })

  it('is a download when the file is to be saved', async () => {
    server.use(http.get('*/api/common/oss/download', () => HttpResponse.text('to keep')))
    expect(await (await fetchFile('k', { toKeep: true })).text()).toBe('to keep')
  })

  it.each([
    [402, '您还未登录或登录已失效'],
    [401, '您无权查看该文件'],
    [404, '文件不存在或已删除'],
    [500, '服务器未知错误'],
  ])('notifies HTTP %i as %s', async (status, text) => {
    server.use(http.get('*/api/common/oss/file', () => new HttpResponse(null, { status })))
    expect(failureText(await failing(fetchFile('k')))).toBe(text)
    expect(heard).toMatchObject([{ status, operation: 'oss/file' }])
  })

  it('treats 401 as a problem of this file only, and stays on the page', async () => {
    server.use(http.get('*/api/common/oss/file', () => new HttpResponse(null, { status: 401 })))
    expect(failureOf(await failing(fetchFile('k')))).toMatchObject({ show: 'notification', endsSession: false })
  })

  it.each([
    [401, []],
    [404, []],
    [500, []],
    [402, [{ status: 402, endsSession: true, sentWith: 'secret' }]],
  ])('of a picture with HTTP %i notifies at most that the session has ended', async (status, announced) => {
    server.use(http.get('*/api/common/oss/file', () => new HttpResponse(null, { status })))
    await failing(fetchFile('k', { background: true }))
    expect(heard).toMatchObject(announced)
    expect(heard).toHaveLength(announced.length)
  })

  it('reports a network failure', async () => {
    server.use(http.get('*/api/common/oss/file', () => HttpResponse.error()))
    expect(failureOf(await failing(fetchFile('k'))).kind).toBe('offline')
  })

  it('that is called off, before or while it comes, is no failure for the person', async () => {
    const ask = vi.fn((_url: string, { signal }: RequestInit) => {
      return new Promise<Response>((_, reject) => {
        if (signal?.aborted) reject(signal.reason)
        signal?.addEventListener('abort', () => reject(signal.reason))
      })
    })
    vi.stubGlobal('fetch', ask)
    const controller = new AbortController()
    const running = failing(fetchFile('k', { signal: controller.signal }))
    controller.abort()
    const errors = [await running, await failing(fetchFile('k', { signal: controller.signal }))]
    vi.unstubAllGlobals()
    expect(errors.map((error) => failureOf(error).kind)).toEqual(['aborted', 'aborted'])
    expect([heard, ask.mock.calls.length]).toEqual([[], 2])
  })

  it('of the calendar is a call of its own, at the address that the server gave', async () => {
    server.use(
      http.get('*/calendar/secret.ics', () => HttpResponse.text('BEGIN:VCALENDAR')),
      http.get('*/calendar/gone.ics', () => new HttpResponse(null, { status: 500 })),
    )
    expect(await (await fetchCalendar('/calendar/secret.ics')).text()).toBe('BEGIN:VCALENDAR')
    await failing(fetchCalendar('/calendar/gone.ics'))
    expect(heard).toMatchObject([{ endpoint: 'workflow', operation: 'calendar', status: 500, sentWith: 'secret' }])
  })
})

describe('a stalled file download', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('times out, unless data keeps arriving', async () => {
    vi.useFakeTimers()
    let send: (text: string) => void = () => {}
    const body = new ReadableStream({
      start: (out) => {
        send = (text) => out.enqueue(new TextEncoder().encode(text))
      },
    })
    vi.stubGlobal('fetch', async () => new Response(body))
    const error = failing(fetchFile('k'))
    for (let piece = 0; piece < 5; piece += 1) {
      await vi.advanceTimersByTimeAsync(timeLimits.stall - 1000)
      send('piece')
      expect(heard).toEqual([])
    }
    await vi.advanceTimersByTimeAsync(timeLimits.stall)
    expect(failureOf(await error)).toMatchObject({ kind: 'timeout', operation: 'oss/file' })
    expect(failureText(await error)).toContain('文件传输中断')
  })
})

describe('uploading a file', () => {
  const file = new File(['12345'], '预算 说明.PDF', { type: 'application/pdf' })
  const store = '*/object-storage/upload'

  function grantToken(seen: (variables: { key: string }) => void = () => {}) {
    return http.post('*/api/common/graphql', async ({ request }) => {
      const { variables } = (await request.json()) as { variables: { key: string } }
      seen(variables)
      return HttpResponse.json({ data: { uploadToken: { key: variables.key, uploadToken: 'leave' } } })
    })
  }

  it('requests a token, posts token, key and file to the store, and returns the file’s address', async () => {
    const requests: object[] = []
    const posted: Record<string, unknown> = {}
    server.use(
      grantToken((variables) => requests.push(variables)),
      http.post(store, async ({ request }) => {
        const body = await request.text()
        for (const [, name, value] of body.matchAll(/name="(\w+)"[^\r\n]*\r\n(?:[^\r\n]+\r\n)*\r\n([^\r\n]*)/g)) {
          posted[name ?? ''] = value
        }
        return HttpResponse.json({})
      }),
    )
    const progress: number[] = []
    const stored = await uploadFile(file, { onProgress: (done) => progress.push(done) })
    expect(stored).toEqual({ key: stored.key, name: '预算 说明.PDF', size: 5 })
    expect(stored.key).toMatch(/^[0-9a-f]{32}\.pdf$/)
    expect(requests).toEqual([{ key: stored.key, isPrivate: true, mimeType: 'application/pdf' }])
    expect(posted).toMatchObject({ token: 'leave', key: stored.key })
    expect(posted).toHaveProperty('file')
    expect(progress.at(-1)).toBe(1)
  })

  it.each([
    ['a.tar.GZ', /^[0-9a-f]{32}\.gz$/],
    ['no ending', /^[0-9a-f]{32}$/],
    ['a.toolongending', /^[0-9a-f]{32}$/],
    ['a.文档', /^[0-9a-f]{32}$/],
  ])('the key of %s ends as the store needs it, and the type and who may read it are told', async (name, key) => {
    const requests: object[] = []
    server.use(
      grantToken((variables) => requests.push(variables)),
      http.post(store, () => HttpResponse.json({})),
    )
    await uploadFile(new File(['1'], name), { isPrivate: false })
    await uploadFile(new File(['1'], name, { type: 'text/plain' }), { mimeType: 'image/png' })
    expect(requests).toEqual([
      { key: expect.stringMatching(key), isPrivate: false },
      { key: expect.stringMatching(key), isPrivate: true, mimeType: 'image/png' },
    ])
  })

  it.each([
    [403, '文件上传失败，请重新上传'],
    [413, '文件大小超过限制，请压缩或拆分后上传'],
    [500, '服务器未知错误'],
  ])(
    'rejects with a text when the store answers %i, without ending the session or a notification',
    async (status, text) => {
      server.use(
        grantToken(),
        http.post(store, () => new HttpResponse(null, { status })),
      )
      const error = await failing(uploadFile(file))
      expect(failureText(error)).toBe(text)
      expect(failureOf(error)).toMatchObject({ status, endsSession: false })
      expect(heard).toEqual([])
    },
  )

  it('rejects as offline when the store cannot be reached', async () => {
    server.use(
      grantToken(),
      http.post(store, () => HttpResponse.error()),
    )
    expect(failureOf(await failing(uploadFile(file))).kind).toBe('offline')
  })

  it('notifies that the session ended before the upload', async () => {
    server.use(http.post('*/api/common/graphql', () => HttpResponse.json({}, { status: 402 })))
    await failing(uploadFile(file))
    expect(heard).toMatchObject([{ status: 402, endsSession: true }])
  })

  it('stops when it is cancelled', async () => {
    const controller = new AbortController()
    server.use(
      grantToken(),
      http.post(store, () => {
        controller.abort()
        return new Promise<Response>(() => {})
      }),
    )
    expect(failureOf(await failing(uploadFile(file, { signal: controller.signal }))).kind).toBe('aborted')
  })

  it('times out when no progress is made, however long it takes in total', async () => {
    const requests: Sending[] = []
    class Sending {
      upload: { onprogress?(event: { loaded: number; total: number }): void } = {}
      onloadend?(): void
      aborted = false
      open() {}
      send() {
        requests.push(this)
      }
      abort() {
        this.aborted = true
        this.onloadend?.()
      }
    }
    vi.stubGlobal('XMLHttpRequest', Sending)
    vi.stubGlobal('fetch', async () => Response.json({ data: { uploadToken: { key: 'k', uploadToken: 'leave' } } }))
    vi.useFakeTimers()
    const error = failing(uploadFile(file))
    await vi.advanceTimersByTimeAsync(0)
    const [request] = requests
    if (!request) throw new Error('nothing was sent')
    for (let loaded = 1; loaded <= 5; loaded += 1) {
      await vi.advanceTimersByTimeAsync(timeLimits.stall - 1000)
      expect(request.aborted).toBe(false)
      request.upload.onprogress?.({ loaded, total: 9 })
    }
    await vi.advanceTimersByTimeAsync(timeLimits.stall)
    expect(request.aborted).toBe(true)
    expect(failureOf(await error).kind).toBe('timeout')
    expect(failureText(await error)).toContain('文件传输中断')
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
})
