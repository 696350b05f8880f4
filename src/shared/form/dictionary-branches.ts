/** Converts a dictionary tree of the backend to the form engine's type. */
import type { DictionaryBranch } from '@/smartform/ports'

interface TreeNode {
  id: string
  dictionary_code: string
  dictionary_name: string
  children?: readonly TreeNode[] | null
}

export function dictionaryBranches(nodes: readonly TreeNode[]): DictionaryBranch[] {
  return nodes.map(({ id, dictionary_code: code, dictionary_name: name, children }) => {
    return { id, code, name, children: dictionaryBranches(children ?? []) }
  })
}
