/** Tests of what a failed save means for the editor. */
import { describe, expect, it } from 'vitest'
import { codeFailure, offlineFailure, statusFailure } from '@/api/errors/classify'
import { TransportFailure } from '@/api/errors/failure'
import { workKinds } from '@/work/kinds/all'
import { saveFailure } from './save-outcome'

const origin = { endpoint: 'smartform', operation: 'SaveFields', status: 200, sentWith: undefined } as const
const refused = (code: number) => new TransportFailure(codeFailure(code, {}, origin))
const answered = (status: number) => new TransportFailure(statusFailure(status, origin))

describe('a failed save returns to the editor', () => {
  it.each([
    ['retry when the network failed', new TransportFailure(offlineFailure(origin)), 'offline'],
    ['retry when the server is down', answered(503), 'offline'],
    ['retry when the response was unreadable', new SyntaxError('Unexpected token <'), 'offline'],
    ['an ended session', answered(402), 'session'],
    ['an invalid token', answered(403), 'session'],
    ['a conflict when another user saved the same field', refused(60408), 'conflict'],
    ['locked when it is submitted (60402)', refused(60402), 'locked'],
    ['locked when the guide has closed (60347)', refused(60347), 'locked'],
    ["locked when it is another user's (60154)", refused(60154), 'locked'],
    ['a refusal of the value (60403)', refused(60403), 'refused'],
  ])('%s', (_, error, kind) => {
    expect(saveFailure(error).kind).toBe(kind)
  })

  it.each(
    workKinds.flatMap(({ noun, states }) =>
      Object.values(states).flatMap(({ label, refusals }) =>
        refusals?.FILL === undefined ? [] : [[noun, label, refusals.FILL] as const],
      ),
    ),
  )('locked when it is a %s that stands at %s meanwhile (%i): there is nothing to correct', (_noun, _label, code) => {
    expect(saveFailure(refused(code)).kind).toBe('locked')
  })

  it('the code and the text of a refusal', () => {
    const outcome = saveFailure(refused(60403))
    expect(outcome).toMatchObject({ kind: 'refused', code: 60403 })
    expect(outcome.kind === 'refused' && outcome.message).not.toBe('')
  })
})
