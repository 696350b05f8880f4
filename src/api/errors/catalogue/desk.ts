/**
 * Error codes: to-dos and colleagues (covers, handed-over to-dos, delegated sections), and batch decisions taken
 * back.
 */
import { codes } from './entry'

/** What waits for whom: covers, todos handed over or put off, parts of a form given to colleagues, batch decisions taken back. */
export const deskCodes = codes('task', {
  603131: {},
  603132: {},
  603133: {},
  603134: { facts: { deadline: 'date' } },
  603135: {},
  603136: { facts: { names: 'plain' } },
  603137: {},
  603138: {},
  603139: {},
  603141: {},
  603142: {},
})
