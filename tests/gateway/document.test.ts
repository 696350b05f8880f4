// @vitest-environment jsdom

import { readFileSync } from 'node:fs'
import { pageOf } from '@mocks/domain/paging'
import { rememberedSaves } from '@mocks/domain/save-content'
import { needsLogin } from '@mocks/execute'
import { messageOf } from '@mocks/fail'
import { schemaOf } from '@mocks/schemas'
import { getOperationAST, parse } from 'graphql'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { endpointNames } from '@/api/endpoint-names'
import { catalogue } from '@/api/errors/catalogue'
import { statusFailure } from '@/api/errors/classify'
import { failureText, wordsOf } from '@/api/errors/failure'
import { timeLimits } from '@/api/time-limits'
import { uploadFile } from '@/api/upload'
import { setLocale } from '@/lib/i18n/i18n'
import { timestampOfDay } from '@/lib/time/iso-day'
import { certificateTypes } from '@/lib/validation/certificate'
import { saveToken } from '@/session/token'
import { sessionCalls } from '../../build/prefetched-calls'
import { callsOf } from '../../checks/gateway/contract'
import { rowsOf } from '../../checks/gateway/markdown-tables'
import { backend } from '../backend'

const document_ = readFileSync('src/api/README.md', 'utf8')
const table = (...columns: string[]) => rowsOf(document_, ...columns)
const list = (cell = '') => cell.split(', ')
const plain = document_.replace(/\s+/g, ' ')

async function ask(endpoint: string, body: string, token?: string) {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
  return fetch(`http://localhost/api/${endpoint}/graphql`, { method: 'POST', headers, body })
}

const operations = import.meta.glob<string>('../../src/**/*.graphql', { query: '?raw', import: 'default', eager: true })
const sources = import.meta.glob<string>(
  ['../../src/**/*.{ts,tsx}', '!../../src/**/*.{generated,test,test-d}.{ts,tsx}'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)
const anew = /'(?:no-cache|network-only)'/

/** The places that send a call, and whether each bypasses the cache. */
function callersOf(endpoint: string, call: string): { place: string; anew: boolean }[] {
  const names = Object.entries(operations).flatMap(([file, source]) =>
    file.endsWith(`.${endpoint}.graphql`)
      ? parse(source).definitions.flatMap((definition) =>
          definition.kind === 'OperationDefinition' &&
          definition.selectionSet.selections.some((field) => field.kind === 'Field' && field.name.value === call)
            ? [`${definition.name?.value}Document`]
            : [],
        )
      : [],
  )
  return Object.entries(sources).flatMap(([file, source]) => {
    const options = [...source.matchAll(/const (\w+) = (\{[^}]*\})/g)].flatMap(([, name = '', value = '']) =>
      anew.test(value) || value.includes('...quietly') ? [name] : [],
    )
    const code = source.replace(/^import [^;]*?from '[^']*'$/gms, '')
    return names.flatMap((name) =>
      [...code.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].map(({ index }) => {
        const excerpt = code.slice(index, index + 160)
        return {
          place: `${file} ${name}`,
          anew: anew.test(excerpt) || options.some((option) => new RegExp(`\\b${option}\\b`).test(excerpt)),
        }
      }),
    )
  })
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the contract document', () => {
  it('explains for each HTTP status how the portal handles it', () => {
    const rows = table('status', 'when', 'the portal').filter(({ status }) => status !== '200')
    expect(rows.map(({ status }) => status)).toEqual(['400', '401', '402', '403', '500', '502', '503', '504'])
    const origin = { endpoint: null, operation: '', status: null, sentWith: undefined }
    let before = ''
    for (const { status, 'the portal': documented = '' } of rows) {
      const failure = statusFailure(Number(status), origin)
      expect(failure.endsSession, status).toBe(documented.startsWith('ends the login'))
      expect(failure.show === 'forbidden', status).toBe(documented.includes('/403'))
      if (status === '400' || Number(status) >= 500) {
        before = documented === 'the same' ? before : documented
        expect(before).toContain(wordsOf(failure))
      }
    }
  })

  it.each([
    ['400', undefined, '{"query":"{ user { id } }"}'],
    ['403', 'never-given', '{"query":"{ user { id } }"}'],
    ['200', undefined, 'no JSON'],
    ['200', undefined, '{"query":"{ nothing }"}'],
  ])('matches the embedded backend: %s with the token %s to %s', async (status, token, body) => {
    expect((await ask('permission', body, token)).status).toBe(Number(status))
  })

  it('gives an expired token 402, and an invalid document code 500', async () => {
    const token = backend.signIn('researcher')
    const wrong = await (await ask('permission', '{"query":"{ nothing }"}', token)).json()
    expect(wrong.errors[0].extensions.code).toBe(500)
    await backend.network.expireNow()
    expect((await ask('permission', '{"query":"{ user { id } }"}', token)).status).toBe(402)
    expect((await ask('common', '{"query":"{ allUnits { id } }"}', token)).status).toBe(200)
  })

  it('shows a refusal as it is sent', () => {
    const example = JSON.parse(/```json\n([\s\S]*?)```/.exec(document_)?.[1] ?? '')
    const { code } = example.errors[0].extensions
    expect(example.errors[0].message).toBe(messageOf(code))
    expect(Object.keys(catalogue[code]?.facts ?? {})).toEqual(['unlockAt'])
  })

  it('lists every fact with its codes, and the codes that end a session or are silent', () => {
    const rows = table('fact', 'written as', 'codes')
    const written = rows.flatMap(({ fact, 'written as': kind, codes }) =>
      list(codes).map((code) => [code, fact, kind].join(' ')),
    )
    const known = Object.entries(catalogue).flatMap(([code, { facts = {} }]) =>
      Object.entries(facts).map(([fact, kind]) => [code, fact, kind].join(' ')),
    )
    expect(written.toSorted()).toEqual(known.toSorted())
    const where = (fits: (catalogueEntry: (typeof catalogue)[number]) => boolean) =>
      Object.entries(catalogue).flatMap(([code, entry]) => (fits(entry) ? [code] : []))
    expect(where(({ endsSession }) => endsSession)).toEqual(['400', '402', '403', '60101', '60102'])
    expect(plain).toContain('they, 60101 and 60102 end the login')
    const ignored = where(({ show }) => show === 'silent')
    expect(ignored).toHaveLength(8)
    const documentedCodes = /silently ignored: ([\d, ]+)\./.exec(plain)?.[1]
    expect(list(documentedCodes).toSorted()).toEqual(ignored.toSorted())
  })

  it('names the cookies as the portal writes them', () => {
    const written: string[] = []
    vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => written.push(cookie))
    saveToken('t')
    setLocale('zh')
    const days = (cookie: string) =>
      Math.round((Date.parse(/expires=([^;]+)/i.exec(cookie)?.[1] ?? '') - Date.now()) / 86_400_000)
    expect(written.map((cookie) => [cookie.split('=')[0], `${days(cookie)} days`])).toEqual(
      table('cookie', 'life', 'holds').map(({ cookie, life }) => [cookie, life]),
    )
    for (const cookie of written) expect(cookie).toMatch(/SameSite=Strict/i)
  })

  it('lists every call made before signing in, and no other', () => {
    const open = new Map(table('endpoint', 'calls').map(({ endpoint, calls }) => [endpoint, list(calls)]))
    for (const endpoint of endpointNames) {
      const calls = callsOf(schemaOf(endpoint))
      const free = calls.filter((call) => {
        const operation = getOperationAST(parse(`{ ${call} }`))
        return operation && !needsLogin(endpoint, operation)
      })
      const documentedCalls = open.get(endpoint) ?? []
      expect((documentedCalls[0] === 'all' ? calls : documentedCalls).toSorted(), endpoint).toEqual(free.toSorted())
    }
  })

  it('lists the calls that start a session, in order', () => {
    expect(
      table('endpoint', 'operation', 'without it').map(({ endpoint, operation }) => `${endpoint} ${operation}`),
    ).toEqual(sessionCalls('').map(({ url, call }) => `${url.split('/')[2]} ${call.operationName}`))
  })

  it('lists the fields that are never cached, as marked in the schemas and requested by the portal', () => {
    const documented = table('endpoint', 'call').map(({ endpoint, call }) => `${endpoint}.${call}`)
    const never = endpointNames.flatMap((endpoint) =>
      Object.values(schemaOf(endpoint).getQueryType()?.getFields() ?? {}).flatMap(({ name, description }) =>
        /Never cached/.test(description ?? '') ? [`${endpoint}.${name}`] : [],
      ),
    )
    expect(documented).toEqual(never.toSorted((a, b) => documented.indexOf(a) - documented.indexOf(b)))
    const calls = table('endpoint', 'call').flatMap(({ endpoint = '', call = '' }) => callersOf(endpoint, call))
    expect(calls.length).toBeGreaterThan(5)
    expect(calls.flatMap(({ place, anew }) => (anew ? [] : [place]))).toEqual([])
  })

  it('lists the timeouts', () => {
    const documented = table('what', 'seconds').map(({ what, seconds }) => [what, Number(seconds) * 1000])
    expect(Object.fromEntries(documented)).toEqual(timeLimits)
    expect(plain).toContain(`Remember the last ${rememberedSaves} keys`)
  })

  it('lists the parts of an upload in order, and its responses', async () => {
    const sent: string[] = []
    let status = 200
    class Store {
      upload = {}
      status = 0
      onload?(): void
      onloadend?(): void
      open() {}
      send(form: FormData) {
        sent.push([...form.keys()].join())
        this.status = status
        this.onload?.()
        this.onloadend?.()
      }
    }
    vi.stubGlobal('XMLHttpRequest', Store)
    vi.stubGlobal('fetch', async () => Response.json({ data: { uploadToken: { key: 'k.pdf', uploadToken: 't' } } }))
    const file = new File(['1'], '说明.PDF')
    for (const row of table('answer', 'when', 'the portal')) {
      status = Number(row.answer)
      const outcome = await uploadFile(file).then(() => 'keeps key and name', failureText)
      expect(outcome, row.answer).toContain(row['the portal'])
    }
    expect(new Set(sent)).toEqual(
      new Set([
        table('part', 'what')
          .map(({ part }) => part)
          .join(),
      ]),
    )
  })

  it('describes days and pages', () => {
    const [, day = '', at] = /: (\d{4}-\d\d-\d\d) is (\d+)/.exec(plain) ?? []
    expect(timestampOfDay(day)).toBe(Number(at))
    expect(pageOf([...Array(150).keys()], 1, 1000)).toMatchObject({ items: { length: 100 }, total: 150 })
    expect(pageOf([1, 2], 9, 10)).toEqual({ items: [], total: 2 })
  })

  it('lists the dictionary codes that the portal knows', () => {
    expect(table('dictionary', 'codes', 'what for').map(({ codes }) => list(codes))).toEqual([
      Object.keys(certificateTypes).toSorted(),
    ])
    for (const code of Object.keys(certificateTypes))
      expect(backend.db.dictionaries.where({ type: 'user_id_type', code })).toHaveLength(1)
  })

  it('lists the endpoint addresses, which respond', async () => {
    const rows = table('address', 'what').map(({ address = '' }) => address)
    expect(rows).toHaveLength(5)
    for (const address of rows) {
      const [method, path = ''] = address.split(' ')
      const url = `http://localhost${path.replace('{endpoint}', 'common').replace('{secret}', 'x')}`
      const answer = await fetch(url, method === 'POST' ? { method, body: new FormData() } : {})
      expect(answer.headers.get('content-type'), address).toContain('application/json')
      expect((await answer.json()).errors[0].extensions.code, address).toBeTruthy()
    }
  })
})
