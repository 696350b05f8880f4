import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { judgeArrival } from '@/features/auth/crossing'
import { besideHref, redirectOf, signInHref } from '@/features/auth/paths'
import { webAddress } from '@/features/auth/web-address'
import { htmlText } from '@/lib/html-text'
import { keepQuery, keepReturnAddress, keptSystem, takeReturnAddress } from '@/lib/kept-query'
import { safePath, safeRedirect } from '@/lib/safe-redirect'
import { parseBlock } from '@/lib/sheets/parse-block'
import { fileName } from '@/lib/sheets/sheet-cells'
import { readWorkbook, workbook } from '@/lib/sheets/workbook'
import { clipboardOf } from '@/lib/sheets/write-block'
import { shownType } from '@/lib/shown-type'
import { targetOf } from '@/shared/messages'
import { RichText } from '@/ui/RichText'
import { sanitizeRichText } from '@/ui/sanitize-html'
import { foreignAddresses, payloads, whatCouldRun } from './hostile'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  sessionStorage.clear()
})

/** What of a text could run once it is in the page as markup. */
function asMarkup(html: string): string[] {
  const place = document.createElement('div')
  place.innerHTML = html
  document.body.replaceChildren(place)
  return whatCouldRun(document)
}

const failing = (texts: readonly string[], wrong: (text: string) => unknown) => texts.filter((text) => wrong(text))

describe(`${payloads.length} payloads`, () => {
  it('are two hundred and more, each another one, and what looks for them finds those that browsers would run', () => {
    expect(new Set(payloads).size).toBeGreaterThanOrEqual(200)
    expect(asMarkup('<img src=x onerror=alert(1)>')).toHaveLength(1)
    expect(asMarkup('<a href=" java\nscript:alert(1)">x</a>')).toHaveLength(1)
    expect(payloads.filter((payload) => asMarkup(payload).length > 0).length).toBeGreaterThan(150)
  })

  it('leave nothing that acts in a message or note, as it is read', () => {
    const acting = failing(payloads, (payload) => {
      document.body.replaceChildren()
      render(<RichText html={`<p>甲</p>${payload}<p>乙</p>`} />)
      const found = whatCouldRun(document)
      cleanup()
      return found.length > 0
    })
    expect(acting).toEqual([])
  })

  it('leave nothing that acts in formatted text, as it is typed, pasted and kept', () => {
    expect(failing(payloads, (payload) => asMarkup(sanitizeRichText(payload)).length > 0)).toEqual([])
  })

  it('are text where markup is read as text', () => {
    render(<p>{payloads.map(htmlText).join(' ')}</p>)
    expect(whatCouldRun(document)).toEqual([])
  })

  it('stay the words they are in a cell that is pasted and copied', () => {
    const html = `<table>${payloads.map((payload) => `<tr><td>${payload}</td></tr>`).join('')}</table>`
    const cells = parseBlock({ text: '', html })?.flat() ?? []
    render(<pre>{cells.join('\n')}</pre>)
    expect(whatCouldRun(document)).toEqual([])
    expect(failing(payloads, (payload) => asMarkup(clipboardOf([[payload]]).html).length > 0)).toEqual([])
  })

  it('name a file by what every system takes, and are never shown by the browser as a document', () => {
    const named = payloads.map((payload) => fileName(payload, 'xlsx'))
    // biome-ignore lint/suspicious/noControlCharactersInRegex: just these a name may not have
    expect(named.filter((name) => /[\\/:*?"<>|\u0000-\u001f]/.test(name) || name.length > 90)).toEqual([])
    for (const extension of ['svg', 'html', 'htm', 'xhtml', 'xml', 'js', 'mht', 'constructor', '__proto__'])
      expect(shownType(`a.${extension}`)).toBeNull()
  })
})

const formulas = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '=cmd|"/c calc"!A0',
  '=HYPERLINK("https://evil.test")',
  '＝1+1',
  '-2+3+cmd|"/c calc"!A0',
  '=IMPORTXML("https://evil.test","//a")',
]

it.each(formulas)('%j is a text in a workbook, never a formula', async (cell) => {
  const sheet = {
    name: '表',
    columns: [
      { head: cell, width: 9 },
      { head: '数', width: 9, numeric: true },
    ],
    rows: [[cell, cell]],
  }
  const file = new File([await workbook([sheet]).toBlob()], 'a.xlsx')
  const [, row] = await readWorkbook(file)
  expect(row?.map((text) => text.trim())).toEqual([cell.trim(), cell.trim()])
})

describe(`${foreignAddresses.length} addresses that lead elsewhere`, () => {
  it('are sixty and more, and lead nowhere from whatever takes an address', () => {
    expect(new Set(foreignAddresses).size).toBeGreaterThanOrEqual(60)
    const taken = failing(foreignAddresses, (address) => {
      const query = (name: string) => `?${new URLSearchParams({ [name]: address })}`
      sessionStorage.clear()
      keepQuery(query('redirect_url'), false)
      keepReturnAddress(address)
      const kept = takeReturnAddress()
      sessionStorage.setItem('redirect_url', JSON.stringify({ value: address }))
      keepQuery(query('sys'), false)
      return [
        kept,
        takeReturnAddress(),
        keptSystem(),
        safeRedirect(address),
        safePath(address),
        redirectOf(query('redirect')),
        targetOf({ link: address }),
        signInHref(address) !== '/user/login',
        besideHref('/user/register', query('redirect')) !== '/user/register',
      ].some((one) => one !== null && one !== undefined && one !== false)
    })
    expect(taken).toEqual([])
  })

  it('are no answer of another platform, and no system to sign in for unless they are of the web', () => {
    expect(
      foreignAddresses.filter(
        (address) => judgeArrival(`?${new URLSearchParams({ code: address, state: 's' })}`, null).kind === 'code',
      ),
    ).toEqual([])
    expect(
      failing(foreignAddresses, (address) => {
        const url = webAddress(address)
        return url && url.protocol !== 'https:' && url.origin !== window.location.origin
      }),
    ).toEqual([])
  })
})
