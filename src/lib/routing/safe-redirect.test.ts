// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { safePath, safeRedirect } from './safe-redirect'

const origin = 'https://portal.example.gov.cn'

describe('safeRedirect keeps the user inside the portal', () => {
  it.each([
    ['/', '/'],
    ['/my-project', '/my-project'],
    ['/my-project?state=DRAFT&page=2#row-3', '/my-project?state=DRAFT&page=2#row-3'],
    ['/smartform/f1/c1/p1', '/smartform/f1/c1/p1'],
    ['/mail/1?keyword=100%25', '/mail/1?keyword=100%25'],
    ['/mail/1?keyword=a//b', '/mail/1?keyword=a//b'],
    ['/mail/1?keyword=%0a', '/mail/1?keyword=%0a'],
    ['/company/单位', '/company/%E5%8D%95%E4%BD%8D'],
    ['/company/a%20b', '/company/a%20b'],
    ['/a/../resume', '/resume'],
    [`${origin}/resume`, '/resume'],
    [`${origin.toUpperCase()}/resume`, '/resume'],
    [`${origin}`, '/'],
    [`${origin}?sys=s01`, '/?sys=s01'],
    ['/user/login?redirect=%2Fmy-project', '/user/login?redirect=%2Fmy-project'],
    ['/user/login?redirect=', '/user/login?redirect='],
  ])('accepts %s', (raw, path) => {
    expect(safeRedirect(raw, origin)).toBe(path)
  })

  const hostileAddresses: [title: string, raw: string | null | undefined][] = [
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ''],
    ['a space', ' '],
    ['a path without a slash', 'my-project'],
    ['a bare query', '?redirect=/x'],
    ['a protocol-relative address', '//evil.com'],
    ['three slashes', '///evil.com'],
    ['slash and backslash', '/\\evil.com'],
    ['two backslashes', '\\\\evil.com'],
    ['one backslash', '\\evil.com'],
    ['slashes about a backslash', '/\\/evil.com'],
    ['a backslash inside', '/a\\..\\..\\evil.com'],
    ['javascript', 'javascript:alert(1)'],
    ['javascript in mixed case', 'JaVaScRiPt:alert(1)'],
    ['javascript behind a space', ' javascript:alert(1)'],
    ['javascript with a tab inside', 'java\tscript:alert(1)'],
    ['javascript with a line break inside', 'java\nscript:alert(1)'],
    ['javascript behind a control character', '\u0001javascript:alert(1)'],
    ['javascript that looks like an address', 'javascript://portal.example.gov.cn/%0aalert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['vbscript', 'vbscript:msgbox(1)'],
    ['blob of our origin', `blob:${origin}/1`],
    ['file', 'file:///etc/passwd'],
    ['view-source', `view-source:${origin}/`],
    ['another site', 'https://evil.com/'],
    ['another site without slashes', 'https:evil.com'],
    ['another site with one slash', 'https:/evil.com'],
    ['another site with backslashes', 'https:\\\\evil.com'],
    ['our site over another protocol', 'http://portal.example.gov.cn/'],
    ['our site on another port', `${origin}:8443/`],
    ['a site that begins like ours', `${origin}.evil.com/`],
    ['a site that begins like ours, with a dash', `${origin}-evil.com/`],
    ['our site as the name of a user', `${origin}@evil.com/`],
    ['our site with a user', 'https://me@portal.example.gov.cn/'],
    ['our site with user and password', 'https://me:pw@portal.example.gov.cn/'],
    ['our site followed by two slashes', `${origin}//evil.com`],
    ['our site followed by a backslash', `${origin}\\evil.com`],
    ['an encoded slash', '/%2fevil.com'],
    ['an encoded slash in capitals', '/%2Fevil.com'],
    ['encoded slashes only', '%2f%2fevil.com'],
    ['an encoded backslash', '/%5cevil.com'],
    ['a doubly encoded slash', '/%252fevil.com'],
    ['a doubly encoded backslash', '/%255cevil.com'],
    ['a trebly encoded slash', '/%25252fevil.com'],
    ['encoding without an end', `/%${'25'.repeat(20)}2fevil.com`],
    ['broken encoding', '/%zz'],
    ['broken UTF-8', '/%c0%afevil.com'],
    ['dots that leave two slashes', '/.//evil.com'],
    ['a way up that leaves two slashes', '/a/..//evil.com'],
    ['encoded dots that leave two slashes', '/%2e//evil.com'],
    ['encoded ways up that leave two slashes', '/a/%2e%2e//evil.com'],
    ['a full-width slash', '/／evil.com'],
    ['two full-width slashes', '／／evil.com'],
    ['an encoded full-width slash', '/%EF%BC%8Fevil.com'],
    ['a full-width backslash', '/＼evil.com'],
    ['a tab between slashes', '/\t/evil.com'],
    ['a line break between slashes', '/\n/evil.com'],
    ['a carriage return between slashes', '/\r/evil.com'],
    ['a null between slashes', '/\0/evil.com'],
    ['an encoded line break', '/a%0d%0aSet-Cookie:x=1'],
    ['an encoded tab between slashes', '/%09/evil.com'],
    ['an encoded null', '/a%00'],
    ['a line separator', '/a\u2028b'],
    ['a nested other site', '/user/login?redirect=https://evil.com'],
    ['a nested protocol-relative address', '/user/login?redirect=//evil.com'],
    ['a nested encoded address', '/user/login?redirect=%2f%2fevil.com'],
    ['a nested doubly encoded address', '/user/login?redirect=%252f%252fevil.com'],
    ['a nested javascript', '/user/login?redirect_url=javascript:alert(1)'],
    ['an honest and a hostile nested address', '/user/login?redirect=/a&redirect=//evil.com'],
    ['a hostile address nested twice', `/user/login?redirect=${encodeURIComponent('/x?redirect=//evil.com')}`],
    ['a very long path', `/${'a'.repeat(4000)}`],
  ]

  it.each(hostileAddresses)('refuses %s', (_case, raw) => {
    expect(safeRedirect(raw, origin)).toBeNull()
  })

  it('refuses endlessly nested addresses', () => {
    let raw = '/a'
    for (let depth = 0; depth < 6; depth += 1) raw = `/a?redirect=${encodeURIComponent(raw)}`
    expect(safeRedirect(raw, origin)).toBeNull()
  })

  it('never returns an address that a browser reads as another site', () => {
    for (const [, raw] of hostileAddresses) {
      const path = safeRedirect(raw, origin)
      if (path !== null) expect(new URL(path, origin).origin).toBe(origin)
    }
  })

  it('uses the page’s own origin by default', () => {
    expect(safeRedirect(`${window.location.origin}/resume`)).toBe('/resume')
    expect(safeRedirect(`${origin}/resume`)).toBeNull()
  })

  it.each<[string, string | null]>([
    ['/my-project', '/my-project'],
    ['/my-project?page=2#row-3', '/my-project'],
    ['/my-project?redirect_url=%2Faccount%2Fsettings%2Fbank&sys=s10', '/my-project'],
    ['/my-project#access_token=secret', '/my-project'],
    ['/my-project?ticket=ST-1&code=1&state=2#?token=secret', '/my-project'],
    ['/my-project%3Ftoken=secret', '/my-project%3Ftoken=secret'],
    [`${origin}/my-project?token=secret`, '/my-project'],
    ['/my-project?redirect_url=//evil.com', null],
    ['//evil.com/my-project', null],
    ['/%2f/evil.com?from=/my-project', null],
    ['javascript:alert(1)//my-project', null],
    ['?token=secret', null],
    ['', null],
  ])('returns a user refused at %s to %s', (raw, path) => {
    expect(safePath(raw, origin)).toBe(path)
  })

  it.each(hostileAddresses)('returns no user to %s', (_case, raw) => {
    expect(safePath(raw, origin)).toBeNull()
  })
})
