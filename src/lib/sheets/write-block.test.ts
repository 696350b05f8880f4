/** Tests of the cells that are copied into a spreadsheet. */
import { describe, expect, it } from 'vitest'
import { clipboardOf } from './write-block'

const asText = (cell: string) => `<td style='mso-number-format:"\\@"'>${cell}</td>`

describe('cells copied into a spreadsheet', () => {
  it('are lines with tabs between them, and rows of a table', () => {
    expect(
      clipboardOf([
        ['甲', '1'],
        ['乙', ''],
      ]),
    ).toEqual({
      text: '甲\t1\r\n乙\t',
      html: `<meta charset="utf-8"><table><tr>${asText('甲')}<td>1</td></tr><tr>${asText('乙')}${asText('')}</tr></table>`,
    })
  })

  it.each([
    ['1', true],
    ['-12.50', true],
    ['0', true],
    ['-0.5', true],
    ['100', true],
    ['123456789012345', true],
    ['1234567890123456', false],
    ['021', false],
    ['-021', false],
    ['1.2.3', false],
    ['12 ', false],
    ['=1+1', false],
    ['1.', false],
  ])('%s is a number there: %s', (cell, isNumber) => {
    expect(clipboardOf([[cell]]).html).toContain(isNumber ? `<td>${cell}</td>` : asText(cell))
  })

  it('stay in their cell with tabs, lines, quotes and tags in them', () => {
    const { text, html } = clipboardOf([['a\tb', 'a\nb', 'a\rb', 'say "x"', '<b>&</b>', 'a\r\nb']])
    expect(text).toBe('"a\tb"\t"a\nb"\t"a\rb"\t"say ""x"""\t<b>&</b>\t"a\r\nb"')
    expect(html).toContain(['a<br>b', 'a\rb', 'say "x"', '&lt;b&gt;&amp;&lt;/b&gt;', 'a<br>b'].map(asText).join(''))
  })
})
