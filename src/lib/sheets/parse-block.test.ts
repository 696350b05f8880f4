// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { isBlock, parseBlock } from './parse-block'
import { parseHtmlTable } from './parse-html-table'
import { clipboardOf } from './write-block'

/** As Excel 2019 writes it: office namespaces, styles, fragment marks, a merged head, a number too wide for its column. */
const excel = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:x="urn:schemas-microsoft-com:office:excel" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Excel 15">
<style><!--table {mso-displayed-decimal-separator:"\\.";mso-displayed-thousand-separator:"\\,";}
.xl65 {mso-number-format:"\\#\\,\\#\\#0\\.00";}--></style></head>
<body link="#0563C1" vlink="#954F72">
<table border=0 cellpadding=0 cellspacing=0 width=216 style='border-collapse: collapse;width:162pt'>
<!--StartFragment-->
 <col width=72 span=3 style='width:54pt'>
 <tr height=19 style='height:14.25pt'>
  <td colspan=2 height=19 class=xl66 width=144 style='height:14.25pt;width:108pt'>设备费</td>
  <td class=xl66 width=72>日期</td>
 </tr>
 <tr height=19 style='height:14.25pt'>
  <td rowspan=2 height=38 class=xl67>服务器<br>
    两台</td>
  <td class=xl65 align=right style='border-top:none'>1,234.50</td>
  <td class=xl68 align=right>2026/1/5</td>
 </tr>
 <tr height=0 style='display:none'><td class=xl65>hidden</td><td></td></tr>
 <tr height=19 style='height:14.25pt'>
  <td class=xl65 align=right x:num="98765.4321">#####</td>
  <td class=xl68 align=right>12%</td>
 </tr>
<!--EndFragment-->
</table></body></html>`

/** As WPS writes it. */
const wps = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name="ProgId" content="Excel.Sheet"/>
<meta name="Generator" content="WPS Office ET"/><style>.et2{mso-number-format:"General";}</style></head><body>
<!--StartFragment--><table width="144" border="0" cellpadding="0" cellspacing="0" style='width:108.00pt;border-collapse:collapse;'>
<col width="72" span="2" style='mso-width-source:userset;'/>
<tr height="18" style='height:13.50pt;'><td class="et2" height="18" width="72" x:str>姓名&nbsp;</td><td class="et2" x:str>　金额</td></tr>
<tr height="18"><td class="et2" x:str>&lt;img src=x onerror=alert(1)&gt;</td><td class="et2" align="right" x:num="１２">１２</td></tr>
<tr height="18"><td class="et2"></td><td class="et2"></td></tr>
</table><!--EndFragment--></body></html>`

/** As Google Sheets writes it: a style sheet, values in attributes, a break inside a cell. */
const google = `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style>
<table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" data-sheets-root="1" data-sheets-baot="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody>
<tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px;" data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;姓名&quot;}">姓名</td><td data-sheets-value="{&quot;1&quot;:2}">金额</td></tr>
<tr style="height:21px;"><td style="white-space:normal;">张三<br/>（组长）</td><td style="text-align:right;" data-sheets-value="{&quot;1&quot;:3,&quot;3&quot;:1234.5}" data-sheets-numberformat="{&quot;1&quot;:4}">1,234.50</td></tr></tbody></table>`

/** As LibreOffice Calc writes it: upper case, fonts inside the cells, numbers in attributes. */
const libreOffice = `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title>
<meta name="generator" content="LibreOffice 7.4.7.2 (Linux)"/><style type="text/css">body,div,table,thead,tbody,tfoot,tr,th,td,p { font-family:"Liberation Sans"; font-size:x-small }</style></head>
<body><table cellspacing="0" border="0"><colgroup span="2" width="85"></colgroup>
<tr><td height="17" align="left"><font face="Noto Sans CJK SC">姓名</font></td><td align="left"><b>金额</b></td></tr>
<tr><td height="17" align="left" sdnum="1033;0;@"><font color="#000000">0012</font></td><td align="right" sdval="1234.5" sdnum="1033;0;#,##0.00">1,234.50</td></tr>
</table></body></html>`

/** As Numbers writes it: paragraphs inside the cells, styles of its own, no style of numbers. */
const numbers = `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd">
<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><meta http-equiv="Content-Style-Type" content="text/css">
<title></title><meta name="Generator" content="Cocoa HTML Writer"><meta name="CocoaVersion" content="2487.5">
<style type="text/css">p.p1 {margin: 0.0px 0.0px 0.0px 0.0px; font: 10.0px 'PingFang SC'} table.t1 {border-collapse: collapse}</style></head>
<body><table cellspacing="0" cellpadding="0" class="t1"><tbody>
<tr><td valign="top" class="td1"><p class="p1">他说“好”<br>
5" 屏</p></td><td valign="top" class="td1"><p class="p1">1,234.50</p></td></tr>
<tr><td valign="top" class="td2"><p class="p1">12%</p></td><td valign="top" class="td2"><p class="p1">2026/1/5</p></td></tr>
</tbody></table></body></html>`

/** The same four cells as text, as each program writes it beside: breaks and quotes within quotes. */
const sameAsText = {
  'Excel, WPS': '"他说“好”\n5"" 屏"\t1,234.50\r\n12%\t2026/1/5\r\n',
  'LibreOffice, Google Sheets': '"他说“好”\n5"" 屏"\t1,234.50\n12%\t2026/1/5',
}
const fourCells = [
  ['他说“好”\n5" 屏', '1,234.50'],
  ['12%', '2026/1/5'],
]

describe('a pasted block', () => {
  it.each(Object.entries(sameAsText))('of %s as text has the same cells as its table', (_, text) => {
    expect(parseBlock({ html: '', text })).toEqual(fourCells)
  })

  it.each([
    [
      'Google Sheets',
      google,
      [
        ['姓名', '金额'],
        ['张三\n（组长）', '1,234.50'],
      ],
    ],
    [
      'LibreOffice',
      libreOffice,
      [
        ['姓名', '金额'],
        ['0012', '1,234.50'],
      ],
    ],
    ['Numbers', numbers, fourCells],
  ])('of %s is parsed as it is displayed there', (_, html, expected) => {
    expect(parseBlock({ html, text: '' })).toEqual(expected)
  })

  it.each([
    [
      'cells and rows, with a line end behind the last',
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a quoted cell with tab, line break and quote', '"a\n1\t""x"""\tb\n', [['a\n1\t"x"', 'b']]],
    ['a quote inside a cell', '5" 屏\t"未闭合\tc', [['5" 屏', '"未闭合', 'c']]],
    [
      'rows of different lengths',
      'a\nb\tc',
      [
        ['a', ''],
        ['b', 'c'],
      ],
    ],
    ['empty cells kept inside, dropped at the end', 'a\t\tb\t\n\t\t\t\n', [['a', '', 'b']]],
    ['formulas as text', '=cmd()|\t+1\t@x', [['=cmd()|', '+1', '@x']]],
    ['nothing', '\r\n', null],
    ['lines that end with a carriage return alone', 'a\rb', [['a'], ['b']]],
    ['a byte order mark before the first cell', '\uFEFF"a\tb"', [['a\tb']]],
    ['a quote that closes before other letters', '"a"b\tc', [['"a"b', 'c']]],
    ['quoted cells at line ends', '"a"\n"b"', [['a'], ['b']]],
    ['spaces as nothing at the end', 'a\t \n ', [['a']]],
    ['an empty row before the first', '\na', [[''], ['a']]],
  ])('of text: %s', (_, text, expected) => {
    expect(parseBlock({ html: '', text })).toEqual(expected)
  })

  it('of text is cut at 5,000 rows and 200 columns', () => {
    expect(parseBlock({ html: '', text: 'a\n'.repeat(5001) })).toHaveLength(5000)
    expect(parseBlock({ html: '', text: 'a\t'.repeat(201) })?.[0]).toHaveLength(200)
  })

  it.each<[string, string, string[][]]>([
    ['no hidden cells', '<tr><td>a<td style="display:none">b<td>c', [['a', 'c']]],
    [
      'nothing below a cell that is merged at the end of its row',
      '<tr><td>a<td rowspan=3>b<tr><td>c<tr><td>d<tr><td>e<td>f',
      [
        ['a', 'b'],
        ['c', ''],
        ['d', ''],
        ['e', 'f'],
      ],
    ],
    [
      'nothing beside and below a cell that is merged over rows and columns',
      '<tr><td colspan=2 rowspan=2>a<td>b<tr><td>c',
      [
        ['a', '', 'b'],
        ['', '', 'c'],
      ],
    ],
    ['spaces folded as on the screen', '<tr><td>  a \n\t b&nbsp;c<br> d  ', [['a b c\nd']]],
    ['a line for each paragraph', '<tr><td><p>a</p><div>b</div><p>c</p>', [['a\nb\nc']]],
    ['no styles, scripts and comments', '<tr><td><style>x</style><script>y</script>a<!-- z -->b', [['ab']]],
    ['### where no number stands beside it', '<tr><td>###', [['###']]],
    ['what is displayed otherwise', '<tr><td x:num="1.25">1.3<td x:num="5">#5<td x:num="5">5#', [['1.3', '#5', '5#']]],
  ])('of a table has %s', (_, rows, expected) => {
    expect(parseBlock({ html: `<TABLE>${rows}</TABLE>`, text: 'ignored' })).toEqual(expected)
  })

  it('of a table has at most 1,000 columns below a merged cell', () => {
    expect(parseHtmlTable('<table><tr><td colspan=5000>a</table>')?.[0]).toHaveLength(1000)
  })

  it('of Excel’s HTML has merged cells at their first place, no hidden rows, and numbers for ###', () => {
    expect(parseBlock({ html: excel, text: 'ignored' })).toEqual([
      ['设备费', '', '日期'],
      ['服务器\n两台', '1,234.50', '2026/1/5'],
      ['', '98765.4321', '12%'],
    ])
  })

  it('of WPS’s HTML has text only, regardless of its attributes', () => {
    expect(parseBlock({ html: wps, text: '' })).toEqual([
      ['姓名', '金额'],
      ['<img src=x onerror=alert(1)>', '１２'],
    ])
  })

  it.each([
    ['one cell of text', { html: '', text: 'abc\r\n' }, true, false],
    ['one cell of a table', { html: '<table><tr><td>abc</td></tr></table>', text: 'abc' }, true, false],
    ['two cells', { html: '', text: 'a\tb' }, true, true],
    ['two lines into one line', { html: '', text: 'a\nb' }, true, true],
    ['two lines into a long text', { html: '', text: 'a\nb' }, false, false],
    ['a quoted cell of two lines', { html: '', text: '"a\nb"' }, true, false],
    ['HTML without a table', { html: '<p>a</p>', text: 'a' }, true, false],
    ['an empty table', { html: '<table></table>', text: '' }, true, false],
    ['two rows of a table', { html: '<TABLE><tr><td>a<tr><td>b</TABLE>', text: 'a' }, true, true],
    ['two columns of a table', { html: '<table><tr><td>a<td>b</table>', text: 'a' }, false, true],
    ['a cell above an empty one', { html: '<table><tr><td>a<tr><td></table>', text: 'a' }, true, false],
    ['lines that end with a carriage return alone', { html: '', text: 'a\rb' }, true, true],
    ['one line with empty ones behind it', { html: '', text: 'a\r\n\r\n' }, true, false],
  ])('needs a preview or not: %s', (_, pasted, singleLine, expected) => {
    expect(isBlock(pasted, singleLine)).toBe(expected)
  })

  it('copied to a spreadsheet is text: tabs, quotes and breaks kept, no formulas, no markup', () => {
    const { text, html } = clipboardOf([
      ['=1+1', 'a\t"b"'],
      ['<b>', '1.50'],
    ])
    expect(text).toBe('=1+1\t"a\t""b"""\r\n<b>\t1.50')
    expect(html).toContain(`<td style='mso-number-format:"\\@"'>=1+1</td>`)
    expect(html).toContain('&lt;b&gt;')
    expect(html).toContain('<td>1.50</td>')
  })
})
