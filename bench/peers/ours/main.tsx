/** One peer of `npm run bench -- forms`: the neutral form in the portal's own editor, with autosave and page list. */
import { createRoot } from 'react-dom/client'
import { MemberShell } from '@/app/MemberShell'
import { SmartformEditor } from '@/smartform/editor/SmartformEditor'
import type { SmartformPorts } from '@/smartform/ports'
import { type Description, isTable, loadDescription } from '../../shared/description'
import { definitionOf, valuesOf } from './definition'

let revision = 1
const ports: SmartformPorts = {
  async save() {
    revision += 1
    return { kind: 'saved', revision, savedAt: Date.now() }
  },
  searchDictionary: async () => [],
  dictionaryTree: async () => [],
  searchUnits: async () => [],
  readFile: () => Promise.reject(new Error('no files here')),
  upload: () => Promise.reject(new Error('no uploads here')),
  openFile: async () => {},
}

/** The whole editor: autosave, device copy, page list, ledger and summary included. */
function Ours({ description }: { description: Description }) {
  return (
    <MemberShell>
      <SmartformEditor
        definition={definitionOf(description)}
        content={{
          contentId: description.id,
          formId: description.id,
          formVersion: 1,
          revision: 1,
          values: valuesOf(description),
          editable: true,
          lockedReason: null,
          comments: [],
          savedAt: null,
          savedBy: null,
        }}
        pageId="all"
        ports={ports}
        userId="bench"
        onNavigate={() => {}}
        pageHref={(pageId, path) => `#${pageId}/${path ?? ''}`}
        submit={{ label: '提交申报书', run: async () => ({ kind: 'done' }) }}
      />
    </MemberShell>
  )
}

const description = await loadDescription()
const place = (id: string) => document.getElementById(`field-${isTable(description) ? `rows.r1.${id}` : id}`)
window.bench = {
  feeds: () => place(description.feeds)?.closest('input') ?? null,
  last: () => (isTable(description) ? null : place(description.last)),
  total: () => place(description.total)?.textContent ?? '',
  async validate() {
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent === '提交申报书')
    button?.click()
    for (;;) {
      const heading = document.getElementById('smartform-summary')
      if (heading) return Number(/\d+/.exec(heading.textContent)?.[0])
      await new Promise(requestAnimationFrame)
    }
  },
}
createRoot(document.getElementById('root') as HTMLElement).render(<Ours description={description} />)
