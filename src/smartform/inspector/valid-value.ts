import type { SmartformPorts } from '../ports'
import { kindOf } from '../schema/kinds/kinds'
import type { ColumnNode, FieldNode } from '../schema/nodes'
import type { AttachmentValue, FieldValue } from '../schema/values'

const texts = [
  '样例内容', // not translated: an answer
  '样例内容；试填；测试', // not translated: an answer
  'AB1234',
  'SH20250001',
  '13800001001',
  'name@example.com',
  '91310000607390162X',
  '11010519491231002X',
  '1',
]

const document = () => new File(['%PDF-1.4\n%%EOF\n'], 'sample.pdf', { type: 'application/pdf' })
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const picture = () =>
  new File([Uint8Array.from(atob(dot), (letter) => letter.charCodeAt(0))], 'sample.png', { type: 'image/png' })

function upload(ports: SmartformPorts, file: File): Promise<AttachmentValue> {
  return ports.upload(file, { onProgress: () => undefined, signal: new AbortController().signal })
}

/** Values to try for a kind, the likeliest first. */
async function candidates(node: FieldNode | ColumnNode, ports: SmartformPorts): Promise<readonly unknown[]> {
  switch (node.kind) {
    case 'text':
      return texts
    case 'longText':
    case 'richText':
      return ['样', '样例内容'.repeat(5), '样'.repeat(node.minLength ?? 1)] // not translated: an answer
    case 'number':
    case 'money':
    case 'percent':
      return ['1', node.min ?? '0', node.max ?? '0']
    case 'date':
      return [node.earliest, node.latest, '2026-06-01']
    case 'month':
      return [node.earliest, node.latest, '2026-06']
    case 'dateRange':
      return [
        { start: node.earliest ?? '2027-01-01', end: node.latest ?? '2028-12-31' },
        { start: '2027-01-01', end: '2028-12-31' },
      ]
    case 'yesNo':
      return [false]
    case 'radio':
      return node.options.map((option) => option.value)
    case 'checkboxGroup':
      return [node.options.slice(0, node.minSelected ?? 1).map((option) => option.value)]
    case 'dictionary':
      return ports.searchDictionary(node.dictionaryType, '', 1)
    case 'dictionaryTree': {
      const path: string[] = []
      let [branch] = await ports.dictionaryTree(node.dictionaryType)
      let found: unknown = null
      while (branch) {
        path.push(branch.name)
        found = { id: branch.id, code: branch.code, name: branch.name, path: [...path] }
        branch = branch.children[0]
      }
      return [found]
    }
    case 'unitPicker':
      return ports.searchUnits('', 1)
    case 'mobile':
      return ['13800001001']
    case 'email':
      return ['name@example.com']
    case 'certificate':
      return [
        { type: '111', number: '11010519491231002X' },
        { type: '414', number: 'E12345678' },
      ]
    case 'person':
      return [
        // not translated: a name
        { name: '王芳', certificate: { type: '111', number: '11010519491231002X' }, mobile: '13800001001' },
      ]
    case 'attachments':
      return [[await upload(ports, node.accept.includes('pdf') ? document() : picture())]]
    case 'image':
      return [await upload(ports, picture())]
    default:
      return []
  }
}

/** An answer the field's own checks take; undefined where none is known. */
export async function validValue(node: FieldNode | ColumnNode, ports: SmartformPorts): Promise<FieldValue | undefined> {
  const kind = kindOf(node)
  const values = (await candidates(node, ports)).map((raw) => kind.coerce(node, raw))
  return values.find((value) => !kind.isEmpty(value) && kind.check(node, value).length === 0)
}
