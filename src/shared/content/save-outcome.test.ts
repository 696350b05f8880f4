import { describe, expect, it } from 'vitest'
import { codeFailure, offlineFailure, statusFailure } from '@/api/errors/classify'
import { TransportFailure } from '@/api/errors/failure'
import { saveFailure } from './save-outcome'

const origin = { endpoint: 'smartform', operation: 'SaveFields', status: 200, sentWith: undefined } as const
const refused = (code: number) => new TransportFailure(codeFailure(code, {}, origin))
const answered = (status: number) => new TransportFailure(statusFailure(status, origin))

describe('a failed save returns to the editor', () => {
  it.each([
    ['to try again when nothing was reached', new TransportFailure(offlineFailure(origin)), 'offline'],
    ['to try again when the server is down', answered(503), 'offline'],
    ['to try again when the answer was nonsense', new SyntaxError('Unexpected token <'), 'offline'],
    ['that the login ended', answered(402), 'session'],
    ['that the token was no good', answered(403), 'session'],
    ['that somebody saved the same field', refused(60408), 'conflict'],
    ['that it was handed in (60402)', refused(60402), 'locked'],
    ['that the guide closed (60347)', refused(60347), 'locked'],
    ["that it is another person's (60154)", refused(60154), 'locked'],
    ['that the server refuses this value (60403)', refused(60403), 'refused'],
  ])('%s', (_, error, kind) => {
    expect(saveFailure(error).kind).toBe(kind)
  })

  it('the code and the text of a refusal', () => {
    const outcome = saveFailure(refused(60403))
    expect(outcome).toMatchObject({ kind: 'refused', code: 60403 })
    expect(outcome.kind === 'refused' && outcome.message).not.toBe('')
  })
})
