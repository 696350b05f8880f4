/** Looks up the texts of a pasted block among dictionary entries and units; for `PastePreview`. */
import { flattenTree } from '@/lib/collections/flatten-tree'
import { entryNameIn } from '@/lib/i18n/dictionary-entry-name'
import type { SmartformPorts } from '../../ports'
import type { TreeEntryValue, UnitValue } from '../../schema/values'
import type { FoundEntries } from '../../tables/convert-cell'

type Entry = UnitValue | TreeEntryValue

const mostAtOnce = 4

/**
 * Looks up the texts of a block. An entry matches when its name or path equals the text. Texts whose look-up failed are
 * omitted, so that they are not called wrong; the result says so.
 */
export async function findEntries(
  ports: SmartformPorts,
  textsByType: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<{ entries: FoundEntries; failed: boolean }> {
  const entries = new Map<string, Map<string, Entry | null>>()
  let failed = false
  for (const [where, texts] of textsByType) {
    const found = new Map<string, Entry | null>()
    entries.set(where, found)
    const find = lookup(ports, where)
    const waiting = [...texts]
    const work = async () => {
      for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
        try {
          found.set(text, await find(text))
        } catch {
          failed = true
        }
      }
    }
    await Promise.all(Array.from({ length: mostAtOnce }, work))
  }
  return { entries, failed }
}

function lookup(ports: SmartformPorts, where: string): (text: string) => Promise<Entry | null> {
  const [kind, type = ''] = where.split(/:(.*)/s)
  if (kind === 'units') return async (text) => named(await ports.searchUnits(text, 20), text)
  if (kind === 'dictionary') return async (text) => named(await ports.searchDictionary(type, text, 50), text, type)
  let tree: Promise<readonly TreeEntryValue[]> | null = null
  return async (text) => {
    tree ??= ports.dictionaryTree(type).then((branches) => flattenTree(branches, kind === 'leaves'))
    const parts = text.split(/\s*[/>＞／-]\s*/)
    const all = await tree
    return all.find(({ path }) => sameNames(type, path, parts)) ?? named(all, text, type)
  }
}

/** By the Chinese name or the one in the interface language, as sheets are written. */
function named<E extends Entry>(entries: readonly E[], text: string, type = ''): E | null {
  return entries.find(({ name }) => sameNames(type, [name], [text])) ?? null
}

function sameNames(type: string, path: readonly string[], texts: readonly string[]): boolean {
  return (
    path.length === texts.length &&
    path.every((name, at) => name === texts[at] || entryNameIn(type, name) === texts[at])
  )
}
