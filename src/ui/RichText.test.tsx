/** Tests of sanitised HTML. */
import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { RichText } from './RichText'

/** Renders HTML and returns the resulting element. */
function shown(html: string): HTMLElement {
  return render(<RichText html={html} />).baseElement
}

const hostileHtml: [title: string, html: string][] = [
  ['a script', '<p>好</p><script>alert(1)</script>'],
  ['a handler', '<p onclick="alert(1)">好</p>'],
  ['a picture with a handler', '<p>好</p><img src=x onerror=alert(1)>'],
  [
    'an svg with a handler',
    '<p>好</p><svg onload=alert(1)><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  ],
  ['escaping MathML', '<p>好</p><math><mtext><table><mglyph><style><img src=x onerror=alert(1)>'],
  ['a javascript link', '<p>好</p><a href="javascript:alert(1)">点</a>'],
  ['a javascript link in capitals and with a tab', '<p>好</p><a href="JaVa\tScript:alert(1)">点</a>'],
  ['a javascript link in entities', '<p>好</p><a href="&#106;avascript&colon;alert(1)">点</a>'],
  ['a data link', '<p>好</p><a href="data:text/html,<script>alert(1)</script>">点</a>'],
  ['a vbscript link', '<p>好</p><a href="vbscript:msgbox(1)">点</a>'],
  ['a link of another scheme behind a space', '<p>好</p><a href=" javascript:alert(1)">点</a>'],
  ['a link without a scheme', '<p>好</p><a href="//evil.example">点</a>'],
  ['a frame', '<p>好</p><iframe srcdoc="<script>alert(1)</script>"></iframe>'],
  ['an object', '<p>好</p><object data="evil.swf"></object><embed src="evil.swf">'],
  ['a form', '<p>好</p><form action="https://evil.example"><input name="password"><button>登录</button></form>'],
  ['a style sheet', '<p>好</p><style>*{display:none}</style>'],
  ['a style', '<p style="position:fixed;inset:0">好</p>'],
  [
    'a foreign style sheet, base and refresh',
    '<link rel=stylesheet href=//evil><base href=//evil><meta http-equiv=refresh><p>好</p>',
  ],
  ['names that shadow page objects', '<p id="root" name="location">好</p>'],
  ['classes of the page', '<p class="ant-modal">好</p>'],
  ['a template', '<p>好</p><template><script>alert(1)</script></template>'],
  ['a half-open element', '<p>好</p><img src="x" onerror="alert(1)"'],
]

describe('HTML from the backend', () => {
  it.each(hostileHtml)('loses %s and keeps its text', (_what, html) => {
    const page = shown(html)
    expect(page.textContent).toContain('好')
    expect(
      page.querySelectorAll('script,style,iframe,object,embed,form,input,button,img,svg,math,link,base,meta,template'),
    ).toHaveLength(0)
    for (const element of page.querySelectorAll('body > div > div *')) {
      expect(
        element.getAttributeNames().filter((name) => !['title', 'colspan', 'rowspan', 'scope'].includes(name)),
      ).toEqual([])
    }
  })

  it.each([
    ['a picture', '<img src="https://example.org/a.png" alt="流程图">', '图片（未加载）：流程图'],
    ['a server without a description', '<img src="https://example.org/a.png">', '图片（未加载）：没有说明'],
    ['a tracking pixel', '<img src="http://example.org/t.gif?who=1" width="1" height="1">', '图片（未加载）：没有说明'],
    [
      'a server with a hostile description',
      '<img src="https://example.org/a.png" alt="&lt;script&gt;1&lt;/script&gt;">',
      '图片（未加载）：<script>1</script>',
    ],
  ])('loads no picture of %s and shows a link instead', (_what, html, words) => {
    const page = shown(`<p>好${html}</p>`)
    expect(page.querySelector('img')).toBeNull()
    const link = page.querySelector('a')
    expect(link?.textContent).toBe(words)
    expect(link?.rel).toBe('noopener noreferrer')
    expect(link?.href).toMatch(/^https?:\/\/example\.org\//)
  })

  it.each(['data:image/png;base64,AAAA', 'cid:part1@mail', 'javascript:alert(1)', '//example.org/a.png', 'blob:x'])(
    'renders nothing of a picture at %s',
    (src) => {
      expect(shown(`<p>好<img src="${src}"></p>`).querySelectorAll('img,a')).toHaveLength(0)
    },
  )

  it('keeps the lines of mails made of nested boxes', () => {
    expect(shown('<div>甲</div><div>乙</div><pre>a  b</pre>').querySelectorAll('div div div, pre')).toHaveLength(3)
  })

  it('keeps text, lists and tables', () => {
    const html =
      '<h3>一</h3><ul><li><strong>甲</strong></li></ul><table><tbody><tr><td colspan="2">乙</td></tr></tbody></table>'
    expect(shown(html).querySelector('body > div > div')?.innerHTML).toBe(html)
  })

  it('keeps headings, below the headings of the page', () => {
    expect(shown('<h1>一</h1><H2 class="x">二</H2>').querySelectorAll('h3')).toHaveLength(2)
    expect(shown('<h1>一</h1><h2>二</h2>').querySelectorAll('h1,h2')).toHaveLength(0)
  })

  it('opens links in a window without access to this one, whatever the author set', () => {
    const link = shown('<a href="https://example.org/a" target="_self" rel="opener">看</a>').querySelector('a')
    expect(link?.getAttribute('href')).toBe('https://example.org/a')
    expect(link?.target).toBe('_blank')
    expect(link?.rel).toBe('noopener noreferrer')
  })

  it.each([
    ['a page, inside the frames', '/zwdt/mail/2', '/my-project?tab=TASK_BOOK#a', '/zwdt/my-project?tab=TASK_BOOK#a'],
    ['a page inside the frames, inside them', '/zwdt/mail/2', '/zwdt/my-project', '/zwdt/my-project'],
    ['a page, outside the frames', '/mail/2', '/my-project', '/my-project'],
    ['a file, inside the frames', '/zwdt/mail/2', '/api/common/oss/file?fd=a', '/api/common/oss/file?fd=a'],
  ])('leads a link of the portal to %s', (_what, at, to, expected) => {
    const before = window.location.pathname
    window.history.replaceState(null, '', at)
    const link = shown(`<a href="${window.location.origin}${to}">看</a>`).querySelector('a')
    window.history.replaceState(null, '', before)
    expect(link?.href).toBe(window.location.origin + expected)
  })
})
