/** An approved project with topics, for tests of what their leaders file. */
import type { TopicLinkRow } from '@mocks/db/rows-entry'
import type { WorkRow } from '@mocks/db/rows-work'
import { smallUniversity, university } from './small-university'

/** The leader's project `p`; `topic` adds one of its topics, `document` files for the project, `part` for its topic `1`. */
export function smallTopics() {
  const { backend } = smallUniversity()
  const { now, day } = backend
  const project = backend.work('DECLARATION', 'p', {
    ...{ state: 'APPROVED', creatorId: '陈思远', unitId: university, number: '26DZ1', title: '量子计算' },
  })
  const topic = (id: string, more: Partial<TopicLinkRow> = {}) =>
    backend.db.topicLinks.insert({
      ...{ id, kind: 'TOPIC', projectId: 'p', projectNumber: '26DZ1', projectName: '量子计算', number: `26DZ1-${id}` },
      ...{ name: `课题${id}`, unitName: university, leaderName: '赵立群', leaderMobile: '', projectLeader: '陈思远' },
      ...{ funding: '20', checkCode: null, opensAt: now, expiresAt: now + day, boundBy: '赵立群', remindedAt: null },
      ...more,
    } as TopicLinkRow)
  const document = (kind: string, more: Partial<WorkRow> = {}) =>
    backend.work(kind, `${kind}-${backend.db.works.all().length}`, { projectId: 'p', belongsTo: 'p', ...more })
  const part = (kind: string, more: Partial<WorkRow> = {}) => document(kind, { belongsTo: '1', ...more })
  return { backend, project, topic, document, part }
}
