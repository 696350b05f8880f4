/** The form engine's ports for a form that is only tried: nothing reaches the server. */
import { randomId } from '@/lib/random-id'
import type { SmartformPorts } from '@/smartform/ports'
import { keepFile } from './open-file'

/** The ports of a form that is only tried: everything can be read and looked up, but no answer and no file reaches the server. */
export function trialPorts(ports: SmartformPorts): SmartformPorts {
  const { searchDictionary, dictionaryTree, searchUnits } = ports
  const files = new Map<string, File>()
  return {
    trial: true,
    searchDictionary,
    dictionaryTree,
    searchUnits,
    async readFile(attachment) {
      return files.get(attachment.url) ?? ports.readFile(attachment)
    },
    async openFile(attachment) {
      const file = files.get(attachment.url)
      if (file) keepFile(file, file.name)
      else await ports.openFile(attachment)
    },
    async upload(file, { onProgress }) {
      const id = randomId()
      files.set(id, file)
      onProgress(1)
      return { uid: id, url: id, name: file.name, size: file.size }
    },
    save: (_contentId, { baseRevision }) =>
      Promise.resolve({ kind: 'saved', revision: baseRevision + 1, savedAt: Date.now() }),
  }
}
