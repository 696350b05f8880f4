/**
 * The scripts that stand in index.html: the notice for browsers below the floor (`browserslist` in package.json) and for Internet Explorer's engine, what the oldest supported browsers lack, and the page's language before the portal is there.
 * @vitest-environment jsdom
 */

import { readFileSync } from 'node:fs'
import { Script } from 'node:vm'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const page = readFileSync('index.html', 'utf8')

/** The scripts that stand in index.html itself. */
const scripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code ?? '')

/** The file that they load for a browser that cannot run the portal. */
const telling = readFileSync('public/old-browser.js', 'utf8')

/** What browsers from the floor on have, as far as the scripts ask. */
const usual = { URL, structuredClone, AbortController, ResizeObserver: class {}, CSS: { supports: () => true } }

let onError: (event: { message: string }) => void = () => {}

/**
 * Runs them as a browser would that is called `userAgent`; `ActiveXObject` is what Internet Explorer's engine has.
 * @param view what the browser has, its language, and an `error` that the portal's code throws while it starts
 */
function openIn(
  userAgent: string,
  { activeX = false, without = '', error = '', language = 'zh-CN' } = {},
): string | null {
  const view = {
    ...(activeX
      ? { ActiveXObject: undefined }
      : Object.fromEntries(Object.entries(usual).filter(([name]) => name !== without))),
    addEventListener: (_name: string, listener: typeof onError) => {
      onError = listener
    },
  }
  const run = (code: string) =>
    new Script(`(function (window, document, navigator, location, CSS) {${code}})`).runInThisContext()(
      view,
      document,
      { userAgent, language },
      window.location,
      usual.CSS,
    )
  scripts.map(run)
  if (error) onError({ message: error })
  if (document.querySelector('script[src$="old-browser.js"]')) run(telling)
  return document.getElementById('browser-notice')?.textContent ?? null
}

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const firefox = (version: string) => `Mozilla/5.0 (Windows NT 10.0; rv:${version}) Gecko/20100101 Firefox/${version}`
const safari = (version: string) =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Safari/605.1.15`

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div><div id="first-paint"><p id="late">请检查网络</p></div>'
  // What a browser that knows modules has, and jsdom does not.
  Object.defineProperty(HTMLScriptElement.prototype, 'noModule', { value: false, configurable: true })
})
// Files of one process share the document and its prototypes.
afterEach(() => {
  document.body.replaceChildren()
  Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule')
})

describe('the language before the portal is there', () => {
  it.each([
    ['Chinese in a Chinese browser', 'zh-CN', '', ''],
    ['English in any other', 'de-DE', '', 'en'],
    ['Chinese for who chose it', 'de-DE', 'zh', ''],
    ['English for who chose it', 'zh-CN', 'en', 'en'],
  ])('is %s', (_name, language, chosen, lang) => {
    const { documentElement } = document
    documentElement.lang = ''
    if (chosen) Cookies.set('language', chosen)
    openIn(chrome, { language })
    Cookies.remove('language')
    expect(documentElement.lang).toBe(lang)
    documentElement.lang = ''
  })
})

describe('the notice for browsers with an old engine', () => {
  it.each([
    ['Internet Explorer 11', 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko', true],
    ['Internet Explorer 9', 'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; Trident/5.0)', true],
    [
      '360 in its compatible mode',
      'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0; 360SE) like Gecko',
      true,
    ],
    ['360 over Internet Explorer 8', 'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1; Trident/4.0; 360SE)', false],
    ['the engine under another name', 'Mozilla/5.0 (Windows NT 10.0)', true],
  ])('%s is told that it is unsupported, and which browsers to use', (_name, userAgent, activeX) => {
    const notice = openIn(userAgent, { activeX })
    expect(notice).toContain('错误：不支持您正在使用的浏览器')
    expect(notice).toContain('Chrome')
    expect(notice).toContain('360 浏览器极速模式')
    expect(notice).toContain('请切换到极速模式')
    expect(document.body).not.toHaveTextContent('请检查网络')
    expect(document.getElementById('browser-notice')?.getAttribute('role')).toBe('alert')
  })

  it.each([
    ['Chrome 108', chrome.replace('140', '108'), 'Chrome 109'],
    ['Chrome 96', chrome.replace('140', '96'), 'Chrome 109'],
    ['360 浏览器（Chrome 86）', `${chrome.replace('140', '86')} QIHU 360SE`, 'Chrome 109'],
    ['奇安信浏览器（Chrome 96）', `${chrome.replace('140', '96')} Qaxbrowser`, 'Chrome 109'],
    ['Edge（Chrome 64）', `${chrome.replace('140', '64')} Edge/18.17763`, 'Chrome 109'],
    ['Firefox 114', firefox('114.0'), 'Firefox 115'],
    ['Safari 16.3', safari('16.3'), 'Safari 16.4'],
    ['Safari 9.1', safari('9.1'), 'Safari 16.4'],
  ])('%s is named, with the version that is needed', (name, userAgent, needed) => {
    expect(openIn(userAgent)).toContain('错误：不支持您正在使用的浏览器')
    expect(document.body).toHaveTextContent(`当前浏览器：${name}，需要 ${needed} 或以上。请升级浏览器`)
    expect(document.body).not.toHaveTextContent('请检查网络')
  })

  it.each([
    ['Chrome 109', chrome.replace('140', '109')],
    ['Chrome 140', chrome],
    ['360 on a new engine', `${chrome.replace('140', '120')} QIHU 360EE`],
    ['Edge 120', `${chrome.replace('140', '120')} Edg/120.0.0.0`],
    ['a view inside an app of Android', chrome.replace('Chrome/', 'Version/4.0 Chrome/')],
    ['Firefox 115', firefox('115.0')],
    ['Safari 16.4', safari('16.4')],
    ['Safari 26.1', safari('26.1')],
    ['Safari of a phone', safari('17.0').replace('Safari', 'Mobile/15E148 Safari')],
    ['an unknown browser with modules', 'Something/1.0'],
  ])('shows nothing in %s', (_name, userAgent) => {
    expect(openIn(userAgent)).toBeNull()
    expect(document.body).toHaveTextContent('请检查网络')
  })

  it.each([
    ['a browser with another name', 'Something/1.0', 'Something/1.0'],
    ['a browser that calls itself a new one', chrome, 'Chrome 140'],
  ])('%s that lacks something is told what', (_name, userAgent, name) => {
    expect(openIn(userAgent, { without: 'structuredClone' })).toContain(
      `当前浏览器：${name}。缺少：structuredClone。请升级浏览器，或换用推荐的浏览器。`,
    )
    expect(document.body).not.toHaveTextContent('请检查网络')
  })

  it('a browser that cannot run the portal’s code is told so, until the portal has drawn something', () => {
    expect(openIn('Something/1.0', { error: "SyntaxError: Unexpected token '??'" })).toContain(
      "当前浏览器：Something/1.0。不能运行：SyntaxError: Unexpected token '??'。",
    )
    expect(document.getElementById('browser-notice')?.closest('#first-paint')).not.toBeNull()
    expect(document.body).not.toHaveTextContent('请检查网络')
  })

  it('an error after the portal has drawn something says nothing of the browser', () => {
    document.getElementById('first-paint')?.remove()
    expect(openIn(chrome, { error: 'Script error.' })).toBeNull()
  })

  it('waits for no file but its own: its script stands in the page, and every file is a module, which runs after it', () => {
    expect(scripts.join('')).toContain('old-browser.js')
    const files = page.match(/<script\b[^>]*\bsrc=[^>]*>/g) ?? []
    expect(files.filter((tag) => !tag.includes('type="module"'))).toEqual([])
  })

  it('names the versions of package.json', () => {
    const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8'))
    for (const line of browserslist) {
      const [name = '', version = ''] = line.split(' >= ')
      expect(scripts.join('')).toMatch(new RegExp(`'${name}', .*, ${version}\\]`, 'i'))
    }
  })

  it('uses nothing newer than ES5', () => {
    for (const code of [...scripts, telling])
      expect(code.replace(/\/\/.*$/gm, '')).not.toMatch(/=>|`|\b(const|let|class)\b/)
  })
})

describe('what the oldest supported browsers lack of JavaScript', () => {
  const lists = Array.prototype as unknown as Record<string, unknown>
  const names = ['toSorted', 'toReversed', 'toSpliced', 'with']
  const former = new Map(names.map((name) => [name, lists[name]]))
  const formerCanParse = URL.canParse

  beforeEach(() => {
    for (const name of names) delete lists[name]
    // @ts-expect-error -- every type has it; the oldest supported browsers do not
    delete URL.canParse
    openIn(chrome)
  })

  afterEach(() => {
    for (const [name, value] of former)
      Object.defineProperty(lists, name, { value, writable: true, configurable: true })
    if (formerCanParse) URL.canParse = formerCanParse
    else Reflect.deleteProperty(URL, 'canParse')
  })

  it('is there before any other script, and changes no list', () => {
    const list = [3, 1, 2]
    expect(list.toSorted()).toEqual([1, 2, 3])
    expect(list.toSorted((a, b) => b - a)).toEqual([3, 2, 1])
    expect(list.toReversed()).toEqual([2, 1, 3])
    expect(list.toSpliced(1, 1, 7, 8)).toEqual([3, 7, 8, 2])
    expect(list.with(0, 9)).toEqual([9, 1, 2])
    expect(list.with(-1, 9)).toEqual([3, 1, 9])
    expect(list).toEqual([3, 1, 2])
    expect(Object.keys(list)).toEqual(['0', '1', '2'])
  })

  it.each([
    ['https://a.cn/b', undefined, true],
    ['/b', 'https://a.cn', true],
    ['/b', undefined, false],
    ['http://', undefined, false],
  ])('says whether %s can be read as an address', (address, base, can) => {
    expect(URL.canParse(address, base)).toBe(can)
  })
})
