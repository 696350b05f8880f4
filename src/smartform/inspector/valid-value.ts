import type { SampleTools } from '../kinds/kind'
import { kindOf } from '../kinds/kinds'
import type { SmartformPorts } from '../ports'
import type { ColumnNode, FieldNode } from '../schema/nodes'
import type { FieldValue, TreeEntryValue } from '../schema/values'

const document = () => new File(['%PDF-1.4\n%%EOF\n'], 'sample.pdf', { type: 'application/pdf' })
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const picture = () =>
  new File([Uint8Array.from(atob(dot), (letter) => letter.charCodeAt(0))], 'sample.png', { type: 'image/png' })

function toolsOf(ports: SmartformPorts): SampleTools {
  return {
    entries: (type) => ports.searchDictionary(type, '', 1),
    async leaf(type) {
      const path: string[] = []
      let [branch] = await ports.dictionaryTree(type)
      let found: TreeEntryValue | null = null
      while (branch) {
        const { id, code, name } = branch
        path.push(name)
        found = { id, code, name, path: [...path] }
        branch = branch.children[0]
      }
      return found
    },
    units: () => ports.searchUnits('', 1),
    file: (what) =>
      ports.upload(what === 'document' ? document() : picture(), {
        onProgress: () => undefined,
        signal: new AbortController().signal,
      }),
  }
}

/** An answer the field's own checks take; undefined where none is known. */
export async function validValue(node: FieldNode | ColumnNode, ports: SmartformPorts): Promise<FieldValue | undefined> {
  const kind = kindOf(node)
  const values = (await kind.sample(node, toolsOf(ports))).map((raw) => kind.coerce(node, raw))
  return values.find((value) => !kind.isEmpty(value) && kind.check(node, value).length === 0)
}
