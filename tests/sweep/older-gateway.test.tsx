/** Every page against a gateway that has the contract of the last release: it opens, and says what it lacks instead of failing. */
import { expect, it } from 'vitest'
import { clearNotices, recentNotices } from '@/lib/events/notices'
import { serveReleasedContract } from '../released-contract'
import { whole } from './select-pages'
import { stateAt } from './states'
import { fault, slice, visit, watchPages } from './walk'

serveReleasedContract()
watchPages()

/** What is said of an answer that cannot be read, and of a document that was refused. */
const unexplained = /未知错误|无法识别|未定义的错误|GRAPHQL_/

const visits = slice(20, false).flatMap((page, index) => (whole ? page.states : [stateAt(page, index)]))

it.each(visits.map((one) => [`${one.address} as ${one.persona}`, one] as const))(
  '%s opens on a gateway of the last release, and nothing fails unexplained',
  async (_name, one) => {
    clearNotices()
    const faults = await visit(one, 'on an older gateway', {
      goesOn: true,
      look: () => {
        const said = [document.body.textContent, ...recentNotices().map((notice) => JSON.stringify(notice))].join(' ')
        const found = unexplained.exec(said)
        if (found) fault(`says ${said.slice(Math.max(0, found.index - 60), found.index + 60)}`)
      },
    })
    expect(faults).toEqual([])
  },
)
