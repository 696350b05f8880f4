/** What waits for people, for tests of to-dos. */
import type { TodoPile } from '@mocks/resolvers/workflow.generated'
import { todosOf } from '@mocks/work/todos'
import { smallUniversity, university } from './small-university'

/** The university with a guide; `project`, `reminder` and `part` add what the leader or a colleague has to do. */
export function smallTodos() {
  const { backend, given } = smallUniversity()
  const { now, day } = backend
  backend.guide('指南', { department: '高新技术处' })
  const todos = (who: string, pile?: TodoPile) => todosOf(backend.as(who), pile)
  const ids = (who: string, pile?: TodoPile) => todos(who, pile).map(({ id }) => id)
  /** The leader's declaration `p` under the guide. */
  const project = (state: string, more: object = {}) =>
    backend.work('DECLARATION', 'p', {
      ...{ unitId: university, creatorId: '陈思远', belongsTo: '指南', state, submittedAt: now - day },
      ...more,
    })
  /** A message that asks the leader for something. */
  const reminder = (id: string, todo: object | null, more: object = {}) =>
    backend.db.messages.insert({
      ...{ id, userId: '陈思远', createDate: now - day, read: false, contentType: 'TODO', title: '交会议回执' },
      ...{ titleEn: 'Reply', content: '', contentEn: '', system: 's01', link: '/mail', todo },
      ...more,
    } as never)
  /** A section that is with a colleague. */
  const part = (more: object = {}) =>
    backend.db.delegatedSections.insert({
      ...{ id: 'part', workId: 'w', places: ['page:basics'], byId: '陈思远', toId: '赵立群', dueAt: now + day },
      ...{ givenAt: now - day, state: 'OUT', endedAt: null, note: null },
      ...more,
    } as never)
  return { backend, given, todos, ids, project, reminder, part }
}
