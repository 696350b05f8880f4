// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { Script } from 'node:vm'
import { beforeEach, describe, expect, it } from 'vitest'

/** The scripts that stand in index.html itself. */
const scripts = [...readFileSync('index.html', 'utf8').matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
  ([, code]) => code ?? '',
)

/** Runs them as a browser would that is called `userAgent`; `ActiveXObject` is what Internet Explorer's engine has. */
function openIn(userAgent: string, { activeX = false } = {}): string | null {
  const view = activeX ? { ActiveXObject: undefined } : {}
  for (const code of scripts) {
    new Script(`(function (window, document, navigator, location) {${code}})`).runInThisContext()(
      view,
      document,
      { userAgent },
      window.location,
    )
  }
  return document.getElementById('browser-notice')?.textContent ?? null
}

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

beforeEach(() => {
  document.body.replaceChildren()
  // What a browser that knows modules has, and jsdom does not.
  Object.assign(HTMLScriptElement.prototype, { noModule: false })
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
    ['the engine under another name', 'Mozilla/5.0 (Windows NT 10.0)', true],
  ])('%s is told that it is unsupported, and which browsers to use', (_name, userAgent, activeX) => {
    const notice = openIn(userAgent, { activeX })
    expect(notice).toContain('不支持')
    expect(notice).toContain('Chrome')
    expect(notice).toContain('360 浏览器极速模式')
    expect(document.getElementById('browser-notice')?.getAttribute('role')).toBe('alert')
  })

  it('shows nothing in a current browser', () => {
    expect(openIn(chrome)).toBeNull()
  })

  it('uses nothing newer than ES5', () => {
    for (const code of scripts) expect(code.replace(/\/\/.*$/gm, '')).not.toMatch(/=>|`|\b(const|let|class)\b/)
  })
})
