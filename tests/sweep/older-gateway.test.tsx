/** Every page against a gateway that has the contract of the last release: it opens, and says what it lacks instead of failing. */
import { expect, it } from 'vitest'
import { clearNotices, recentNotices } from '@/lib/events/notices'
import { serveReleasedContract } from '../released-contract'
import { whole } from './select-pages'
import { stateAt } from './states'
import { fault, slice, tours, visit, watchPages } from './walk'

serveReleasedContract()
watchPages()

/** What is said of an answer that cannot be read, and of a document that was refused. */
const unexplained = /未知错误|无法识别|未定义的错误|GRAPHQL_/

const visits = slice(20, false).flatMap((page, index) => (whole ? page.states : [stateAt(page, index)]))

it.each(tours(visits))(
  'pages open for %s on a gateway of the last release, and nothing fails unexplained (%#)',
  async (_, some) => {
    const found: string[] = []
    for (const one of some) {
      clearNotices()
      const look = () => {
        const said = [document.body.textContent, ...recentNotices().map((notice) => JSON.stringify(notice))].join(' ')
        const part = unexplained.exec(said)
        if (part) fault(`says ${said.slice(Math.max(0, part.index - 60), part.index + 60)}`)
      }
      found.push(...(await visit(one, 'on an older gateway', { goesOn: true, look })))
    }
    expect(found).toEqual([])
  },
)
