import type { SmartformPorts } from '@/smartform/ports'

/** The ports of a form that is only tried: everything can be looked up, nothing reaches the server. */
export function trialPorts(ports: SmartformPorts): SmartformPorts {
  const { searchDictionary, dictionaryTree, searchUnits, readFile, openFile, upload } = ports
  return {
    searchDictionary,
    dictionaryTree,
    searchUnits,
    readFile,
    openFile,
    upload,
    save: (_contentId, { baseRevision }) =>
      Promise.resolve({ kind: 'saved', revision: baseRevision + 1, savedAt: Date.now() }),
  }
}
