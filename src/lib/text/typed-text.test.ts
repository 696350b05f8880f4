/** Tests of normalising and converting typed texts. */
import { expect, it } from 'vitest'
import { halfWidth } from './half-width'
import { htmlText, plainToHtml } from './html-text'
import { withPasswords } from './passwords'
import { plainName } from './plain-name'

it.each([
  ['１，２３４．５ ', '1,234.5'],
  ['ＡＢｃ～！', 'ABc~!'],
  ['3。5', '3.5'],
  ['−5–6—7', '-5-6-7'],
  ['1 2\u30003\u200b4\u20605\t6', '123456'],
  ['上海', '上海'],
])('%j typed with an input method is read as %j', (typed, plain) => {
  expect(halfWidth(typed)).toBe(plain)
})

it.each([
  ['<p>第一段</p><p>第二段</p>', '第一段\n第二段'],
  ['一行<br>又一行<BR/>再一行', '一行\n又一行\n再一行'],
  ['<ul><li>甲</li><li>乙</li></ul><ol><li>丙</li></ol>后', '甲\n乙\n丙\n后'],
  ['<p>甲</p>\n\n<p>乙</p>', '甲\n乙'],
  ['<ul>甲</ul>乙', '甲\n乙'],
  ['<ol>甲</ol>乙', '甲\n乙'],
  ['<p><strong class="x">粗</strong>体</p>', '粗体'],
  ['a &lt; b &amp;&amp; c &gt; d', 'a < b && c > d'],
  ['&quot;引&quot;&nbsp;&#39;号&apos;', '"引" \'号\''],
  ['&amp;lt;', '&lt;'],
  ['&copy;', '&copy;'],
  ['<pre>原样</pre><brx>', '原样'],
])('the text of %j is %j', (html, text) => {
  expect(htmlText(html)).toBe(text)
})

it.each([
  ['一行', '一行'],
  ['一行\n\n  \n又一行', '<p>一行</p><p>又一行</p>'],
  ['一行\r\n又一行', '<p>一行</p><p>又一行</p>'],
  ['a<b>&c', 'a&lt;b&gt;&amp;c'],
  ['\n', ''],
])('pasted plain text %j becomes %j', (text, html) => {
  expect(plainToHtml(text)).toBe(html)
})

it('passwords of a call are replaced, also inside its input, and nothing else is', () => {
  const variables = {
    password: 'p1',
    userName: 'u',
    newPassword: '',
    count: 3,
    none: null,
    list: ['password', { oldPassword: 'p4' }],
    input: { oldPassword: 'p2', newPassword: 'p3', deeper: { password: 'stays' } },
  }
  expect(withPasswords(variables, (password) => `sealed ${password}`)).toEqual({
    ...variables,
    password: 'sealed p1',
    input: { oldPassword: 'sealed p2', newPassword: 'sealed p3', deeper: { password: 'stays' } },
  })
})

it('two names of departments that look the same are the same, and an invisible one is none', () => {
  expect(plainName(' 科\u200b技\u202e处\u0007 ')).toBe('科技处')
  expect(plainName('\u200b \u2060')).toBe('')
})
