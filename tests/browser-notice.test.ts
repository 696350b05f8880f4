/**
 * The notice of index.html for browsers below the floor (`browserslist` in package.json), and for Internet Explorer's engine.
 * @vitest-environment jsdom
 */

import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const page = readFileSync('index.html', 'utf8')
const script = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)]
  .map(([, code = '']) => code)
  .find((code) => code.includes('isInternetExplorer'))

/** Runs the page's own script as a browser with this user agent would; answers the notice. */
function noticeIn(userAgent: string): string | undefined {
  new Function('navigator', 'window', script ?? '')({ userAgent }, {})
  return document.getElementById('browser-notice')?.textContent ?? undefined
}

beforeEach(() => {
  // jsdom lacks it; every browser with modules has it.
  Object.defineProperty(HTMLScriptElement.prototype, 'noModule', { value: false, configurable: true })
  document.body.innerHTML = '<div id="root"><p id="late">请检查网络</p></div>'
})
// Files of one process share the document.
afterEach(() => {
  document.getElementById('browser-notice')?.remove()
  document.body.innerHTML = ''
})

const chrome = (version: number, more = '') =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36${more}`
const firefox = (version: number) =>
  `Mozilla/5.0 (Windows NT 10.0; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`
const safari = (version: string) =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Safari/605.1.15`

describe('a browser below the floor is named, with what it needs and what to do', () => {
  it.each([
    [chrome(108), '当前浏览器：Chrome 108，需要 Chrome 109 或以上。'],
    [chrome(86, ' QIHU 360SE'), '当前浏览器：Chrome 86，需要 Chrome 109 或以上。'],
    [firefox(102), '当前浏览器：Firefox 102，需要 Firefox 115 或以上。'],
    [safari('15.6'), '当前浏览器：Safari 15.6，需要 Safari 16.4 或以上。'],
    ['Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko', '请切换到极速模式'],
    ['Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1; Trident/4.0; 360SE)', '请切换到极速模式'],
  ])('%s', (userAgent, expected) => {
    expect(noticeIn(userAgent)).toContain('错误：不支持您正在使用的浏览器')
    expect(document.body.textContent).toContain(expected)
    expect(document.body.textContent).not.toContain('请检查网络')
  })
})

it.each([chrome(109), chrome(120, ' QIHU 360EE'), firefox(115), safari('16.4'), safari('26.1')])(
  '%s gets no notice',
  (userAgent) => {
    expect(noticeIn(userAgent)).toBeUndefined()
    expect(document.body.textContent).toContain('请检查网络')
  },
)

it('the notice waits for no file: its script stands in the page, and every file is a module, which runs after it', () => {
  expect(script).toBeDefined()
  const files = page.match(/<script\b[^>]*\bsrc=[^>]*>/g) ?? []
  expect(files.filter((tag) => !tag.includes('type="module"'))).toEqual([])
})
