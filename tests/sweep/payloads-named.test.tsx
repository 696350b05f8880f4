/** Tests that hostile names stay plain text wherever they are shown. */
import { attachmentOf } from '@mocks/files'
import { kindsSample } from '@mocks/forms/sample/kinds-sample'
import { sampleValues } from '@mocks/forms/sample/sample-values'
import { render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { changeLayout, resetLayout } from '@/app/settings/layout-settings'
import { fileName } from '@/lib/sheets/sheet-cells'
import { readWorkbook } from '@/lib/sheets/workbook'
import { keepFile } from '@/shared/content/open-file'
import { sheetFile } from '@/shared/list/sheet-file'
import type { Autosave } from '@/smartform/drafts/autosave-view'
import { Differences } from '@/smartform/editor/Differences'
import { EditorNavigationContext } from '@/smartform/editor/navigation-context'
import { createEngine } from '@/smartform/engine/create-engine'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import { ResultPanel } from '@/ui/ResultPanel'
import { backend } from '../backend'
import { renderAt } from '../render'
import { executableParts, payloads } from './hostile'

/** Names that try to break out of their context or to imitate another name. */
const names = [
  ...payloads,
  'a".xlsx',
  "a'; filename=b.exe",
  'a\r\nSet-Cookie: b=c',
  'b/../c',
  '\uD800.pdf',
  'gpj\u202Exe.exe',
  '%00.pdf',
]

// biome-ignore lint/suspicious/noControlCharactersInRegex: what a workbook cannot hold
const plain = (text = '') => text.replace(/[\u0000-\u0020]|\p{Cs}/gu, '')

describe(`${payloads.length} payloads`, () => {
  it('are plain text as the title of a work item on page and tab, and as a result in the document’s title', async () => {
    changeLayout({ multiTab: true })
    const id = 'task-book-content-25692100-001'
    backend.db.works.update(id, { title: payloads.join(' ') })
    await renderAt(`/my-project/work/${id}`, { as: 'researcher' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(payloads.at(-1))
    const tabs = await screen.findByRole('navigation', { name: '打开的页面' })
    await waitFor(() => expect(tabs.textContent).toContain(payloads[0]))
    expect(executableParts(document)).toEqual([])
    render(<ResultPanel status="error" title={payloads[0] ?? ''} />)
    await waitFor(() => expect(document.title).toContain(payloads[0]))
    expect(document.head.querySelector('title')?.childElementCount).toBe(0)
    resetLayout()
  })

  it('are plain text in both versions of every conflict', () => {
    const form = parseDefinition(kindsSample)
    const answers = sampleValues({ id: 'u', name: '某单位' }, Date.parse('2026-11-21T08:00:00+08:00'))
    const engine = createEngine(form, answers, { editable: true, today: () => '2026-11-21' })
    let next = 0
    const other = (value: unknown): unknown => {
      if (typeof value === 'string') return /\p{Script=Han}/u.test(value) ? payloads[next++ % payloads.length] : value
      if (Array.isArray(value)) return value.map(other)
      return value !== null && typeof value === 'object'
        ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, other(item)]))
        : value
    }
    for (let round = 0; next < payloads.length; round += 1) {
      const reason = (['draft', 'conflict', 'tab'] as const)[round % 3] ?? 'tab'
      const differences = Object.entries(answers).map(([fieldId, value]) => ({
        fieldId,
        reason,
        mine: value,
        server: other(value) as typeof value,
      }))
      const { unmount } = render(
        <EditorNavigationContext value={{ pageId: 'x', pageOf: () => 'x', href: () => '/', go: () => {} }}>
          <Differences
            engine={engine}
            autosave={{ decide: () => {} } as unknown as Autosave}
            reason={reason}
            differences={differences}
          />
        </EditorNavigationContext>,
      )
      expect(screen.getAllByRole('radio').length).toBeGreaterThan(10)
      expect(executableParts(document)).toEqual([])
      unmount()
    }
  })

  it('are plain text in an exported list, which stays readable', async () => {
    const rows = names.map((name) => [name])
    const file = new File([await sheetFile({ title: `表"'>&`, head: ['名称'], rows })], 'a.xlsx')
    const cells = (await readWorkbook(file)).slice(1).map(([cell]) => cell)
    expect(cells.map(plain)).toEqual(names.map(plain))
  })
})

describe('the name of a downloaded file', () => {
  it.each(names.slice(-7).concat(payloads.slice(0, 40)))('%j is the only name in its header', (name) => {
    const value = /^attachment; filename\*=UTF-8''([\w!#$&+.^`|~%-]+)$/.exec(attachmentOf(name))?.[1]
    expect(decodeURIComponent(value ?? '')).toBe(name.replace(/\p{Cs}/gu, '\uFFFD'))
    expect(() => new Headers({ 'Content-Disposition': attachmentOf(name) })).not.toThrow()
  })

  it('has its real extension at the end, without characters that reverse text', () => {
    const clickSpy = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    keepFile(new Blob(), '发票\u202Efdp.exe')
    expect((clickSpy.mock.contexts[0] as HTMLAnchorElement).download).toBe('发票fdp.exe')
    expect(fileName('发票\u202Efdp', 'xlsx')).toBe('发票 fdp.xlsx')
    vi.restoreAllMocks()
  })
})
