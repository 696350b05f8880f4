/** What a caught error means, and what is said of it: without a server, a page or a call. */
import { afterEach, describe, expect, it } from 'vitest'
import { ChunkMissingError } from '@/lib/loading/lazy-import'
import { codeFailure, type FailureOrigin, offlineFailure, statusFailure, timeoutFailure } from './classify'
import {
  announce,
  type Failure,
  failureOf,
  failureText,
  failureTextInPage,
  isHandledInPage,
  isOutOfReach,
  isRefusal,
  onFailure,
  refusalText,
  TransportFailure,
  wordsOf,
} from './failure'

const origin: FailureOrigin = { endpoint: 'program', operation: 'Enter', status: 200, sentWith: undefined }
const named = (name: string) => Object.assign(new Error('…'), { name })

describe('a caught error', () => {
  it.each<[string, unknown, Failure['kind'], Failure['show'], string]>([
    ['Chrome without a line', new TypeError('Failed to fetch'), 'offline', 'notification', '网络无法连接'],
    ['Node without a line', new TypeError('fetch failed'), 'offline', 'notification', '网络无法连接'],
    ['Safari without a line', new TypeError('Load failed'), 'offline', 'notification', '网络无法连接'],
    [
      'Safari that lost it',
      new TypeError('The network connection was lost.'),
      'offline',
      'notification',
      '网络无法连接',
    ],
    [
      'Firefox without a line',
      new TypeError('NetworkError when attempting to fetch resource.'),
      'offline',
      'notification',
      '网络无法连接',
    ],
    [
      'Firefox without a chunk',
      new TypeError('error loading dynamically imported module: /assets/a.js'),
      'offline',
      'notification',
      '网络无法连接',
    ],
    ['a chunk that is gone', new ChunkMissingError('a'), 'offline', 'notification', '这部分没有加载成功'],
    ['an aborted call', named('AbortError'), 'aborted', 'silent', '服务器未知错误'],
    ['an aborted call of an old browser', { name: 'AbortError' }, 'aborted', 'silent', '服务器未知错误'],
    ['a call that took too long', named('TimeoutError'), 'timeout', 'notification', '服务器很久没有答复'],
    ['a fault of our own', new TypeError('x is not a function'), 'unknown', 'notification', '服务器未知错误'],
    ['words that speak of a line', new Error('Failed to fetch'), 'unknown', 'notification', '服务器未知错误'],
    ['nothing', null, 'unknown', 'notification', '服务器未知错误'],
    ['a text', 'AbortError', 'unknown', 'notification', '服务器未知错误'],
  ])('%s', (_case, error, kind, show, words) => {
    expect(failureOf(error)).toMatchObject({ kind, show, endsSession: false, code: null, status: null })
    expect(failureText(error)).toContain(words)
  })

  it('that was classified already stays as it was', () => {
    const failure = statusFailure(503, origin)
    expect(failureOf(new TransportFailure(failure))).toBe(failure)
  })

  it.each<[Failure, string]>([
    [codeFailure(60405, {}, origin), 'Enter: code 60405'],
    [statusFailure(503, origin), 'Enter: status 503'],
    [offlineFailure(origin), 'Enter: offline'],
  ])('names its call and cause in the log, and nothing else', (failure, message) => {
    const error = new TransportFailure(failure)
    expect([error.name, error.message]).toEqual(['TransportFailure', message])
  })
})

describe('whether the server was reached, and whether it refused', () => {
  it.each<[string, Failure, boolean, boolean]>([
    ['no line', offlineFailure(origin), true, false],
    ['no answer in time', timeoutFailure(origin), true, false],
    ['a broken server', statusFailure(500, origin), true, false],
    ['a gateway without a server', statusFailure(502, origin), true, false],
    ['the last status that is no fault of the server', statusFailure(499, origin), false, false],
    ['no permission', statusFailure(401, origin), false, false],
    ['a refusal', codeFailure(603003, {}, origin), false, true],
    ['an error of the server with a code', codeFailure(500, {}, origin), false, false],
    ['a refusal without a code', codeFailure(null, {}, origin), false, true],
    ['a fault of our own', failureOf(new Error('x')), false, false],
  ])('%s', (_case, failure, outOfReach, refused) => {
    expect([isOutOfReach(failure), isRefusal(failure)]).toEqual([outOfReach, refused])
  })

  it.each([502, 503, 504])('HTTP %s says that the service is away, and to try again', (status) => {
    expect(wordsOf(statusFailure(status, origin))).toBe('服务器未知错误：服务暂时不可用，请稍后再试')
  })

  it('says after a change that nobody knows whether it happened, and after a question only to ask again', () => {
    expect(wordsOf(timeoutFailure({ ...origin, changes: true }))).toContain('还不知道是否已经办好')
    expect(wordsOf(timeoutFailure(origin))).toBe('服务器很久没有答复，请稍后再试')
  })
})

describe('what a form says of a failure', () => {
  it('nothing beside its button where the login has ended: that is said over the page', () => {
    const ended = new TransportFailure(statusFailure(402, origin))
    expect(refusalText(ended)).toBe('')
    expect(isHandledInPage(ended.failure)).toBe(false)
  })

  it.each([
    ['beside its button', refusalText],
    ['at its field', failureTextInPage],
  ])('%s, and then it is announced nowhere else', (_where, say) => {
    const refused = new TransportFailure(codeFailure(60104, {}, origin))
    expect(isHandledInPage(refused.failure)).toBe(false)
    expect(say(refused)).toBe('验证码错误，请重新输入或重新获取')
    expect(isHandledInPage(refused.failure)).toBe(true)
  })

  it('a general text for a code whose texts could not be loaded, never its key', () => {
    const failure = { ...codeFailure(60104, {}, origin), textKey: 'errors.0' }
    expect(wordsOf(failure)).toBe('服务器未知错误')
  })

  it('nothing of a silent code; an HTTP status is never silent', () => {
    expect(wordsOf(codeFailure(60144, {}, origin))).toBe('')
    expect(wordsOf({ ...statusFailure(500, origin), show: 'silent' })).toBe('服务器未知错误')
  })
})

describe('an announced failure', () => {
  const stops: (() => void)[] = []
  afterEach(() => {
    for (const stop of stops.splice(0)) stop()
  })

  it('reaches each listener once, until that one stops listening', () => {
    const heard: string[] = []
    const listen = (name: string) => {
      const stop = onFailure(({ kind }) => heard.push(`${name} ${kind}`))
      stops.push(stop)
      return stop
    }
    const stop = listen('first')
    listen('second')
    announce(offlineFailure(origin))
    stop()
    announce(timeoutFailure(origin))
    expect(heard).toEqual(['first offline', 'second offline', 'second timeout'])
  })

  it('reaches those after a listener that stops while it hears', () => {
    const heard: string[] = []
    const stop = onFailure(() => {
      heard.push('once')
      stop()
    })
    stops.push(
      stop,
      onFailure(() => heard.push('other')),
    )
    announce(offlineFailure(origin))
    announce(offlineFailure(origin))
    expect(heard).toEqual(['once', 'other', 'other'])
  })
})
