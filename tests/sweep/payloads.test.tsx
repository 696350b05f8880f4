/** Tests that hostile texts and addresses execute nothing. */
import { readdirSync, readFileSync } from 'node:fs'
import { kindsSample } from '@mocks/forms/sample/kinds-sample'
import { sampleValues } from '@mocks/forms/sample/sample-values'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { besideHref, redirectOf, signInHref } from '@/features/auth/paths'
import { judgeArrival } from '@/features/auth/platform-sign-in'
import { webAddress } from '@/features/auth/web-address'
import { previewType } from '@/lib/files/preview-type'
import { fullAddress } from '@/lib/routing/base-path'
import { savedSystem, saveReturnAddress, saveReturnQuery, takeReturnAddress } from '@/lib/routing/return-address'
import { safePath, safeRedirect } from '@/lib/routing/safe-redirect'
import { parseBlock } from '@/lib/sheets/parse-block'
import { fileName } from '@/lib/sheets/sheet-cells'
import { readWorkbook, workbook } from '@/lib/sheets/workbook'
import { clipboardOf } from '@/lib/sheets/write-block'
import { htmlText } from '@/lib/text/html-text'
import { icsOf } from '@/lib/time/ics'
import { targetOf } from '@/shared/mail/messages'
import { SmartformPrint } from '@/smartform/print/SmartformPrint'
import type { FormSource } from '@/smartform/schema/definition'
import type { FormValues } from '@/smartform/schema/values'
import { SmartformComparison } from '@/smartform/view/SmartformComparison'
import { RichText } from '@/ui/RichText'
import { sanitizeRichText } from '@/ui/sanitize-html'
import { executableParts, foreignAddresses, payloads } from './hostile'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  sessionStorage.clear()
})

/** What a text could execute when it is inserted as markup. */
function asMarkup(html: string): string[] {
  const box = document.createElement('div')
  box.innerHTML = html
  document.body.replaceChildren(box)
  return executableParts(document)
}

const failing = (texts: readonly string[], wrong: (text: string) => unknown) => texts.filter((text) => wrong(text))

describe(`${payloads.length} payloads`, () => {
  it('are at least two hundred different ones, and the detector finds those that browsers would execute', () => {
    expect(new Set(payloads).size).toBeGreaterThanOrEqual(200)
    expect(asMarkup('<img src=x onerror=alert(1)>')).toHaveLength(1)
    expect(asMarkup('<a href=" java\nscript:alert(1)">x</a>')).toHaveLength(1)
    expect(payloads.filter((payload) => asMarkup(payload).length > 0).length).toBeGreaterThan(150)
  })

  it('leave nothing active in a rendered message or note', () => {
    const acting = failing(payloads, (payload) => {
      document.body.replaceChildren()
      render(<RichText html={`<p>甲</p>${payload}<p>乙</p>`} />)
      const found = executableParts(document)
      cleanup()
      return found.length > 0
    })
    expect(acting).toEqual([])
  })

  it('leave nothing active in formatted text when typed, pasted and stored', () => {
    expect(failing(payloads, (payload) => asMarkup(sanitizeRichText(payload)).length > 0)).toEqual([])
  })

  it('are text where markup is shown as text', () => {
    render(<p>{payloads.map(htmlText).join(' ')}</p>)
    expect(executableParts(document)).toEqual([])
  })

  it('stay unchanged in a cell that is pasted and copied', () => {
    const html = `<table>${payloads.map((payload) => `<tr><td>${payload}</td></tr>`).join('')}</table>`
    const cells = parseBlock({ text: '', html })?.flat() ?? []
    render(<pre>{cells.join('\n')}</pre>)
    expect(executableParts(document)).toEqual([])
    expect(failing(payloads, (payload) => asMarkup(clipboardOf([[payload]]).html).length > 0)).toEqual([])
  })

  it('stay unchanged in a workbook', async () => {
    const head = { head: payloads[0] ?? '', width: 9 }
    const sheet = { name: '表', columns: [head], rows: payloads.map((payload) => [payload]) }
    const file = new File([await workbook([sheet]).toBlob()], 'a.xlsx')
    const cells = (await readWorkbook(file)).slice(1).map(([cell]) => cell)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what a workbook cannot hold
    const plain = (text = '') => text.replace(/[\u0000-\u0020]/g, '')
    expect(cells.map(plain)).toEqual(payloads.map(plain))
  })

  it('start no new line and no other entry in a calendar file', () => {
    const words = [
      ...payloads,
      'a\r\nEND:VEVENT\r\nBEGIN:VEVENT',
      'a\nATTACH:https://evil.test',
      'a\u2028URL:javascript:x',
    ]
    const days = words.map((word) => ({
      uid: word,
      day: '2026-11-23',
      title: word,
      description: word,
      url: fullAddress(targetOf({ link: `/mail/2?word=${word}` }) ?? '/'),
    }))
    const lines = icsOf(words.join(' '), days, 0).split('\r\n').slice(0, -1)
    const own =
      /^(?: |(?:BEGIN|END|VERSION|PRODID|X-WR-CALNAME|REFRESH-INTERVAL|X-PUBLISHED-TTL|UID|DTSTAMP|DTSTART|SUMMARY|DESCRIPTION|URL|CLASS|TRANSP)[:;])/
    expect(failing(lines, (line) => !own.test(line) || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(line))).toEqual([])
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(words.length)
    expect(
      failing(lines, (line) => line.startsWith('URL:') && !line.startsWith(`URL:${window.location.origin}/`)),
    ).toEqual([])
  })

  it('become file names every system accepts, and are never displayed by the browser as a document', () => {
    const named = payloads.map((payload) => fileName(payload, 'xlsx'))
    // biome-ignore lint/suspicious/noControlCharactersInRegex: just these a name may not have
    expect(named.filter((name) => /[\\/:*?"<>|\u0000-\u001f]/.test(name) || name.length > 90)).toEqual([])
    for (const extension of ['svg', 'html', 'htm', 'xhtml', 'xml', 'js', 'mht', 'constructor', '__proto__'])
      expect(previewType(`a.${extension}`)).toBeNull()
  })
})

const answers = sampleValues({ id: 'u', name: '某单位' }, Date.parse('2026-11-21T08:00:00+08:00'))

/** The same data with another payload in place of each text that people read, the first of them being this one. */
function withHostileTexts<Data>(data: Data, first: number): Data {
  let next = first
  const within = (value: unknown): unknown => {
    if (typeof value === 'string') return /\p{Script=Han}/u.test(value) ? payloads[next++ % payloads.length] : value
    if (Array.isArray(value)) return value.map(within)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, within(item)]))
  }
  return within(data) as Data
}

const readings: Record<string, (values: FormValues, definition: FormSource) => ReactNode> = {
  'on paper': (values, definition) => (
    <SmartformPrint
      definition={definition}
      values={values}
      number={payloads[0] ?? ''}
      facts={[[payloads[1] ?? '', payloads[2] ?? '']]}
    />
  ),
  'as a blank form': (_, definition) => (
    <SmartformPrint definition={definition} values={null} number={null} facts={[]} />
  ),
  'the old beside the new': (values, definition) => (
    <SmartformComparison definition={definition} before={answers} after={values} />
  ),
}

it.each(Object.entries(readings))('as every response and every text of a form, in %s, execute nothing', (_, read) => {
  const acting: string[] = []
  for (let first = 0; first < payloads.length; first += 40) {
    render(read(withHostileTexts(answers, first), withHostileTexts(kindsSample, first)))
    acting.push(...executableParts(document))
    cleanup()
  }
  expect(acting).toEqual([])
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

it.each(formulas)('%j is text in a workbook, never a formula', async (cell) => {
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

describe(`${foreignAddresses.length} foreign addresses`, () => {
  it('are at least sixty, and every part that accepts an address refuses them', () => {
    expect(new Set(foreignAddresses).size).toBeGreaterThanOrEqual(60)
    const taken = failing(foreignAddresses, (address) => {
      const query = (name: string) => `?${new URLSearchParams({ [name]: address })}`
      sessionStorage.clear()
      saveReturnQuery(query('redirect_url'), false)
      saveReturnAddress(address)
      const returnAddress = takeReturnAddress()
      sessionStorage.setItem('redirect_url', JSON.stringify({ value: address }))
      saveReturnQuery(query('sys'), false)
      return [
        returnAddress,
        takeReturnAddress(),
        savedSystem(),
        safeRedirect(address),
        safePath(address),
        redirectOf(query('redirect')),
        targetOf({ link: address }),
        signInHref(address) !== '/user/login',
        besideHref('/user/register', query('redirect')) !== '/user/register',
      ].some((item) => item !== null && item !== undefined && item !== false)
    })
    expect(taken).toEqual([])
  })

  it('are accepted only in the places of this table, each of which is tested', () => {
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!test)\.tsx?$/.test(file),
    )
    const entries = sources.flatMap((file) => {
      const lines = readFileSync(`src/${file}`, 'utf8').split('\n')
      const takes = /\.get\('(\w*(?:redirect|return|back|from|url|next|link|target|goto|path|dest)\w*)'\)/gi
      return lines.flatMap((line) =>
        [...line.matchAll(takes)].map(
          ([, name]) => `${file} ${name} ${/safe\w+|saveReturn\w+|=== 'check'/.exec(line)?.[0]}`,
        ),
      )
    })
    expect(entries.sort()).toEqual([
      'app/pages/ForbiddenPage.tsx from safePath',
      'features/account/pages/SecurityPage.tsx back safeRedirect',
      // http(s) only (below), and a system that the backend knows.
      'features/auth/pages/ConsentPage.tsx redirectUrl undefined',
      'features/auth/paths.ts redirect safeRedirect',
      'lib/routing/return-address.ts redirect_url saveReturnAddress',
      // A word, not an address.
      "work/components/WorkEditor.tsx from === 'check'",
      "work/pages/DelegatedSectionPage.tsx from === 'check'",
      "work/pages/WorkFormPage.tsx from === 'check'",
    ])
  })

  it('are no response of another platform, and no external system unless they are web addresses', () => {
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
