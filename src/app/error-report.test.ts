// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ErrorReport } from './error-report'

const address = 'https://reports.gov.cn/portal'
let sent: { url: string; init: RequestInit; report: ErrorReport }[] = []

beforeEach(() => {
  vi.resetModules()
  sent = []
  document.head.innerHTML = '<meta name="portal-version" content="1.2.3+abc">'
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init, report: JSON.parse(String(init.body)) })
    throw new TypeError('Failed to fetch')
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
})

async function report(error: unknown, route = '/company/:id/staff') {
  const { reportError } = await import('./error-report')
  reportError(error, route, address)
}

/** What belongs to a person and may come to stand in a message. */
const personal = [
  ['a name', '王芳 is not valid', '王芳'],
  ['a name in Latin letters', 'Ho Ka Man could not be found', 'Ka Man'],
  ['a name in quotes', 'Unexpected value "Chen Siyuan" in property', 'Chen'],
  ['an identity card', 'invalid number 310104199001011234', '3101'],
  ['an identity card with X', 'invalid number 31010419900101123X,', '3101'],
  ['a mobile', '13812345678: unknown', '1381'],
  ['a mobile in full width', 'unknown １３８１２３４５６７８', '１３８'],
  ['an e-mail', 'cannot read wang.fang@sjtu.edu.cn', 'sjtu'],
  ['a token', 'Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc rejected', 'eyJ'],
  ['a bank account', 'failed for 6222 0210 0111 2233 445', '6222'],
  ['an address with ids', 'Failed to fetch /company/unit-7/staff?name=wang', 'unit-7'],
  ['an address with a token', 'Failed to load https://kj.gov.cn/api/common/oss/file?fd=c2VjcmV0', 'c2Vj'],
  ['a text somebody typed', 'JSON.parse: unexpected token in 本项目研究石墨烯 at position 3', '石墨烯'],
] as const

describe('the content of an error report', () => {
  it.each(personal)('leaves out %s', async (_case, message, secret) => {
    const error = new TypeError(message)
    error.stack = `TypeError: ${message}\n    at ${secret} (https://kj.gov.cn/x?y=${secret}:1:2)\n    at save (https://kj.gov.cn/assets/a-1b2c.js:1:22)`
    await report(error)
    await report(message)
    await report(Object.assign(new Error('x'), { name: message }))
    expect(sent.length).toBeGreaterThan(0)
    for (const { init } of sent) expect(String(init.body)).not.toContain(secret)
  })

  it('contains version, route pattern, error type, allowed words and locations in the build', async () => {
    const error = new TypeError("Cannot read properties of undefined (reading 'unitName')")
    error.stack = [
      `TypeError: ${error.message}`,
      '    at Qe (https://kj.gov.cn/portal/assets/staff-CzvPPPh4.js:12:345)',
      '    at async https://kj.gov.cn/portal/assets/index-9x.js:1:2',
      'render@https://kj.gov.cn/assets/shell-1.js:3:4',
    ].join('\n')
    await report(error)
    expect(sent[0]?.report).toEqual({
      version: '1.2.3+abc',
      route: '/company/:id/staff',
      name: 'TypeError',
      message: 'Cannot read properties of undefined (reading …',
      stack: ['Qe@staff-CzvPPPh4.js:12:345', '@index-9x.js:1:2', 'render@shell-1.js:3:4'],
    })
  })

  it('is sent without cookie and referrer', async () => {
    await report(new Error('failed'))
    expect(sent[0]).toMatchObject({
      url: address,
      init: { credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true },
    })
  })

  it('is sent once per error, a few times per page, and never about its own failure', async () => {
    const fault = new Error('failed')
    await report(fault)
    await report(fault)
    expect(sent).toHaveLength(1)
    for (let index = 0; index < 50; index += 1) await report(new Error('failed'), `/route-${index}`)
    expect(sent).toHaveLength(5)
    // What called something off is no fault.
    await report(new DOMException('aborted', 'AbortError'))
    expect(sent).toHaveLength(5)
  })
})

it('uncaught errors and rejections are reported with the route pattern', async () => {
  const { watchErrors } = await import('./entry-errors')
  const { reportError } = await import('@/lib/events/error-reporting')
  reportError(new Error('failed before'))
  const routes = [{ path: '/', children: [{ path: 'company/:id', children: [{ path: 'staff' }] }] }]
  watchErrors({ routes, state: { location: { pathname: '/company/unit-7/staff' } } }, address)
  window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('invalid length') }))
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new TypeError('network failed') }))
  reportError(new SyntaxError('unexpected token'))
  await vi.waitFor(() => expect(sent).toHaveLength(3))
  expect(new Set(sent.map(({ report: { route } }) => route))).toEqual(new Set(['/company/:id/staff']))
  expect(sent.map(({ report: { name } }) => name).toSorted()).toEqual(['RangeError', 'SyntaxError', 'TypeError'])
})
