/** Tests of the checks that a swept page has to pass. */
import { expect, it } from 'vitest'
import { ownAddresses, pageProblems } from './page-problems'

const page = (html: string) => new DOMParser().parseFromString(`<title>t</title><main>${html}</main>`, 'text/html')
const checks = { asWritten: true, noNull: true }
const problemsOf = (html: string) => pageProblems(page(`<h1>标题</h1><p>内容</p>${html}`), checks)

it.each([
  '<p>合计 NaN 万元</p>',
  '<p>undefined</p>',
  '<td>[object Object]</td>',
  '<time>Invalid Date</time>',
  '<p>单位：null</p>',
  '<p>共 {n} 项</p>',
  '<p>HOST_REVIEW</p>',
  '<button aria-label="删除 undefined">×</button>',
  '<input value="NaN">',
  '<textarea>null</textarea>',
])('the page check finds technical text: %s', (html) => expect(problemsOf(html)).toHaveLength(1))

it('the page check finds a heading without content, and accepts plain text', () => {
  expect(pageProblems(page('<h1>标题</h1>'), checks)).toEqual(['nothing beneath the heading'])
  expect(problemsOf('<p>A nullity, 25DZ1200, GB/T 7714, ORCID</p>')).toEqual([])
  expect(pageProblems(page('<h1>标题</h1><p>null HOST_REVIEW {n}</p>'), { asWritten: false, noNull: false })).toEqual(
    [],
  )
})

it('the page check finds the page’s own tabs, also inside the government portal’s frame, and no other links', () => {
  const links =
    '<a href="/x?tab=1"></a><a href="/x"></a><a href="/y?tab=1"></a><a href="/x?tab=1#a"></a><a href="https://other.test/x?tab=1"></a>'
  expect(ownAddresses(page(links), '/x')).toEqual(['/x?tab=1'])
  expect(ownAddresses(page(links), '/zwdt/x?tab=1')).toEqual(['/zwdt/x'])
})
